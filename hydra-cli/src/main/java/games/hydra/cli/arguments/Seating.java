package games.hydra.cli.arguments;

import games.hydra.cli.session.SessionOptions;

/** Whether there is a seat for every computer player. */
final class Seating {
    private Seating() {}

    static void require(SessionOptions options, int players) {
        if (players < options.fewestPlayers()) {
            throw new WrongUse(
                    "there is no seat " + options.fewestPlayers() + " for a bot with " + players + " players");
        }
    }
}
