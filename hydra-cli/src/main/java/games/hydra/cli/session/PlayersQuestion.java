package games.hydra.cli.session;

import games.hydra.Hydra;
import games.hydra.Setup;

/** R7.1: how many play. Whatever can't start a game is asked again. */
record PlayersQuestion(SessionOptions options) implements Session {

    Exchange ask() {
        return new Exchange("How many players?\n", this);
    }

    @Override
    public Exchange answer(String line) {
        return Answer.of(line)
                .number()
                .flatMap(players -> Hydra.start(setup(players)).toOption())
                .fold(this::ask, state -> new Game(state, options).ask());
    }

    private Setup setup(int players) {
        return new Setup(players, options.seed(), options.rules(), options.dealing());
    }
}
