package games.hydra.notation;

import games.hydra.GameState;
import games.hydra.rule.PlacementRule;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * Everything about a game at one moment, in one line of seven fields: the versions, the rules, the heads, the players, the
 * phase, the random generator, and whether a stalemate was reported.
 *
 * <pre>
 * hydra/1/1 standard 3:4H,KD/2J 5C,9D|KS/2S|- holds:1:KD:1:7C 000000000000002a:9e3779b97f4a7c15 -
 * </pre>
 *
 * <p>What is read may be a position that no game reaches, such as one with five aces of spades; but never one that
 * contradicts itself.
 *
 * <pre>{@code
 * GameState state = Hydra.start(Setup.of(2, 42L)).get();
 * String text = PositionNotation.write(state);
 * boolean same = PositionNotation.read(text).get().equals(state); // true
 * }</pre>
 */
public final class PositionNotation {
    /** The longest text that is read. The largest table with the longest cards needs half of it. */
    public static final int MOST_CHARACTERS = 8 * 1024 * 1024;

    private PositionNotation() {}

    public static String write(GameState state) {
        return Array.of(
                        VersionsText.write(),
                        RuleSetNotation.write(state.rules()),
                        HeadsText.write(state.heads()),
                        PlayersText.write(state.players()),
                        PhaseText.write(state.phase()),
                        RngText.write(state.rng()),
                        StalemateText.write(state.stalemate()))
                .mkString(String.valueOf(PositionReader.SEPARATOR));
    }

    /** A position without placement rules of one's own. */
    public static Either<NotationProblem, GameState> read(String text) {
        return read(text, List.empty());
    }

    /** A position, with the placement rules of one's own that it may name. */
    public static Either<NotationProblem, GameState> read(String text, Seq<PlacementRule> ownRules) {
        return text.length() > MOST_CHARACTERS
                ? Either.left(new NotationProblem.TooMany(
                        Place.of(text, MOST_CHARACTERS), Limited.CHARACTERS, MOST_CHARACTERS))
                : PositionReader.read(Slice.of(text).trimmed(), ownRules);
    }
}
