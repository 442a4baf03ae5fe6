package games.hydra.cli.arguments;

import games.hydra.Setup;
import games.hydra.cli.session.SessionOptions;
import games.hydra.table.PlayerId;

/** Whether there is a seat for every computer player. */
final class Seating {
    private Seating() {}

    /** The fewest players with whom every computer player has a seat. */
    static int fewestPlayers(SessionOptions options) {
        return options.bots().keySet().map(PlayerId::number).foldLeft(Setup.FEWEST_PLAYERS, Math::max);
    }

    static void require(SessionOptions options, int players) {
        options.bots().keySet().find(seat -> seat.number() > players).forEach(seat -> {
            throw new WrongUse("there is no seat " + seat + " for a bot with " + players + " players");
        });
    }
}
