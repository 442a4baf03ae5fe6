package games.hydra.bot;

import games.hydra.Action;

/** A move, and how many cards it is worth: lost now, and expected to be lost in the rest of the turn. */
record Plan(Action action, double worth) {
    /** More than all cards of any game. */
    static final double WON = 1_000_000;
}
