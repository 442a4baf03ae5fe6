package games.hydra.cli.session;

import games.hydra.bot.Strategies;
import games.hydra.bot.Strategy;

/** A computer player: the name by which it was asked for, and how it plays by now. */
record Bot(String name, Strategy strategy) {

    /** The strategy with this name, which must be one. */
    static Bot named(String name) {
        return new Bot(name, Strategies.named(name).get());
    }
}
