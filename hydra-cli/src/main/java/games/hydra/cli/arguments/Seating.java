package games.hydra.cli.arguments;

import games.hydra.cli.session.SessionOptions;

/** Whether there is a seat for every computer player. */
final class Seating {
    private Seating() {}

    static void require(SessionOptions options, int players) {
        options.bots().keySet().find(seat -> seat.number() > players).forEach(seat -> {
            throw new WrongUse("there is no seat " + seat + " for a bot with " + players + " players");
        });
    }
}
