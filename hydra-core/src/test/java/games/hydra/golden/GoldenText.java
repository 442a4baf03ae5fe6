package games.hydra.golden;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.notation.ActionNotation;
import games.hydra.notation.GameNotation;
import games.hydra.notation.GameRecord;
import games.hydra.notation.PositionNotation;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.zip.CRC32;

/**
 * A game with the hash of its state at the beginning and after every action. It is a game in the notation of docs/NOTATION.md,
 * in which the hashes are comments:
 *
 * <pre>
 * [Hydra "1"]
 * …
 * {5e8f01aa}
 * turn {1c2d3e4f}
 * </pre>
 *
 * <p>The hash of a state is the CRC-32 of its position notation, in eight lower-case hexadecimal digits: the same on every
 * machine, and easy to have in every language.
 */
final class GoldenText {
    private static final String END_OF_TAGS = "\n\n";

    private GoldenText() {}

    static String of(GameRecord game) {
        String plain = GameNotation.write(game);
        StringBuilder text = new StringBuilder(plain.substring(0, plain.indexOf(END_OF_TAGS)));
        GameState state = Hydra.start(game.setup()).get();
        text.append(END_OF_TAGS).append(hash(state)).append('\n');
        for (Action action : game.actions()) {
            state = Hydra.step(state, action).state();
            text.append(ActionNotation.write(action))
                    .append(' ')
                    .append(hash(state))
                    .append('\n');
        }
        return text.append(result(plain)).toString();
    }

    /** The last line, with its line feed. */
    private static String result(String plain) {
        return plain.substring(plain.lastIndexOf('\n', plain.length() - 2) + 1);
    }

    private static String hash(GameState state) {
        CRC32 crc = new CRC32();
        crc.update(PositionNotation.write(state).getBytes(StandardCharsets.US_ASCII));
        return "{" + HexFormat.of().toHexDigits((int) crc.getValue()) + "}";
    }
}
