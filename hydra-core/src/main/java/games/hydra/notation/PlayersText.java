package games.hydra.notation;

import games.hydra.Setup;
import games.hydra.SetupProblem;
import games.hydra.rule.NumberRange;
import games.hydra.table.Player;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** The players of a position, each with the draw pile and the discard pile: {@code 5C,9D|KS/2S|-}. */
final class PlayersText {
    private static final NumberRange NUMBER = new NumberRange(Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS);
    private static final char PLAYERS = '/';
    private static final char PILES = '|';

    private PlayersText() {}

    static String write(Seq<Player> players) {
        return players.map(PlayersText::write).mkString(String.valueOf(PLAYERS));
    }

    static Either<NotationProblem, Vector<Player>> read(Slice text) {
        int number = text.split(PLAYERS).size();
        return NUMBER.contains(number)
                ? Either.sequenceRight(text.split(PLAYERS).map(PlayersText::player))
                        .map(Vector::ofAll)
                : Either.left(tooFewOrTooMany(text, number));
    }

    /** The same limits as for a game that starts, so that a hostile number costs nothing. */
    private static NotationProblem tooFewOrTooMany(Slice text, int number) {
        return new NotationProblem.ImpossibleSetup(
                text.place(), Vector.of(new SetupProblem.PlayersOutOfRange(number, NUMBER)));
    }

    private static String write(Player player) {
        return PileText.write(player.draw()) + PILES + PileText.write(player.discard());
    }

    private static Either<NotationProblem, Player> player(Slice text) {
        return text.cut(PILES)
                .toEither(() -> Expected.PLAYER.insteadOf(text))
                .flatMap(piles -> PileText.read(piles._1)
                        .flatMap(draw -> PileText.read(piles._2).map(discard -> new Player(draw, discard))));
    }
}
