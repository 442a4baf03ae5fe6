package games.hydra.cli.session;

import games.hydra.Hydra;
import games.hydra.Setup;
import games.hydra.cli.text.SetupText;
import games.hydra.rule.RuleSet;

/** R7.1: how many play. Whatever can't start a game is asked again. */
record PlayersQuestion(SessionOptions options) implements Question {
    static final String TEXT = "How many players?\n";

    /** Asks, unless the number is known already. */
    Exchange begin() {
        return options.players().fold(this::ask, this::start);
    }

    @Override
    public Exchange answer(String line) {
        return Commands.beforeGame(options, line)
                .getOrElse(() -> Answer.of(line).number().fold(this::ask, this::start));
    }

    Exchange ask() {
        return new Exchange(TEXT, this);
    }

    private Exchange start(int players) {
        Setup setup = options.setup(players);
        return Hydra.start(setup)
                .toEither()
                .mapLeft(problems -> problems.map(SetupText::of).mkString("; "))
                .filterOrElse(state -> players >= options.fewestPlayers(), state -> "there is no seat for every bot")
                .fold(this::askAgain, state -> Game.begin(setup, state, options).ask());
    }

    /** The classic console just asks again (R7.1); with other rules or bots, it may not be plain what is wrong. */
    private Exchange askAgain(String why) {
        boolean classic = options.rules().equals(RuleSet.STANDARD)
                && options.bots().isEmpty()
                && !options.enhancements().hints();
        return classic ? ask() : ask().after("Not so: " + why + ".");
    }
}
