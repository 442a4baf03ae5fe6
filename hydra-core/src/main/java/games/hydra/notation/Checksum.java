package games.hydra.notation;

import java.util.HexFormat;
import java.util.zip.CRC32;

/**
 * A number that shows whether a game is still the one that was written: the CRC-32 of its tags, actions and result in the
 * form in which they are written, each with a line feed. Comments and line breaks do not count. It finds slips, not forgers.
 */
final class Checksum {
    private Checksum() {}

    static String of(GameRecord game, String result) {
        CRC32 crc = new CRC32();
        SetupTags.write(game.setup()).forEach(tag -> add(crc, tag));
        game.actions().forEach(action -> add(crc, ActionNotation.write(action)));
        add(crc, result);
        return HexFormat.of().toHexDigits((int) crc.getValue());
    }

    /** The notation is ASCII, so that every character is a byte. */
    private static void add(CRC32 crc, String word) {
        word.chars().forEach(crc::update);
        crc.update('\n');
    }
}
