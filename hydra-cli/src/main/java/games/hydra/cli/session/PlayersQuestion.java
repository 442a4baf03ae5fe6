package games.hydra.cli.session;

import games.hydra.Hydra;
import games.hydra.Setup;

/** R7.1: how many play. Whatever can't start a game is asked again. */
record PlayersQuestion(SessionOptions options) implements Question {
    static final String TEXT = "How many players?\n";

    /** Asks, unless the number is known already. */
    Exchange begin() {
        return options.players().fold(this::ask, this::start);
    }

    @Override
    public Exchange answer(String line) {
        return Answer.of(line).number().filter(this::seatsAllBots).fold(this::ask, this::start);
    }

    private Exchange ask() {
        return new Exchange(TEXT, this);
    }

    private Exchange start(int players) {
        Setup setup = new Setup(players, options.seed(), options.rules(), options.dealing());
        return Hydra.start(setup)
                .toOption()
                .fold(this::ask, state -> Game.begin(setup, state, options).ask());
    }

    private boolean seatsAllBots(int players) {
        return options.bots().keySet().forAll(seat -> seat.number() <= players);
    }
}
