package games.hydra.notation;

import games.hydra.rule.PlacementRule;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * Whole games as text: tags that say what the game started from, the actions, and how it ended.
 *
 * <pre>
 * [Hydra "1"]
 * [RulesVersion "1"]
 * [Players "2"]
 * [Seed "42"]
 * [Dealing "from-piles"]
 * [Rules "standard"]
 * [Checksum "1c2d3e4f"]
 *
 * turn 1 turn reserve 1=A ; comments go to the end of the line {or to the brace}
 * *
 * </pre>
 *
 * <p>Reading a game replays it: what is read is a game that the engine accepts from the first action to the last.
 *
 * <pre>{@code
 * GameRecord game = GameRecord.of(Setup.of(2, 42L)).then(new Action.BeginTurn());
 * String saved = GameNotation.write(game);
 * boolean same = GameNotation.read(saved).get().equals(game); // true
 * }</pre>
 */
public final class GameNotation {
    /** The longest text that is read. */
    public static final int MOST_CHARACTERS = 16 * 1024 * 1024;

    /** The longest game that is read. */
    public static final int MOST_ACTIONS = 1_000_000;

    private GameNotation() {}

    /**
     * The text of a game. A record that is no game can be written too; reading that is refused where the engine refuses it.
     */
    public static String write(GameRecord game) {
        return new GameWriter(game).write();
    }

    /** A game without placement rules of one's own. */
    public static Either<NotationProblem, GameRecord> read(String text) {
        return read(text, List.empty());
    }

    /** A game, with the placement rules of one's own that it may name. */
    public static Either<NotationProblem, GameRecord> read(String text, Seq<PlacementRule> ownRules) {
        return text.length() > MOST_CHARACTERS
                ? Either.left(new NotationProblem.TooMany(
                        Place.of(text, MOST_CHARACTERS), Limited.CHARACTERS, MOST_CHARACTERS))
                : new GameReader(ownRules).read(Slice.of(text));
    }
}
