package games.hydra.bot;

import games.hydra.card.FaceSet;

/**
 * What the rest of a turn promises, as the tops lie: the chances that the next card can be placed and the turn goes on, or
 * only so that it ends. What is left is the chance that it fits nowhere.
 */
record Outlook(double goingOn, double ending) {

    static Outlook of(Fits fits, FaceSet tops, Draws draws) {
        byte[] best = fits.best(tops);
        return new Outlook(draws.chance(Fits.GOING_ON, best), draws.chance(Fits.ENDING, best));
    }

    /**
     * How many cards the player can expect to lose with so many more to play. As long as the reserve is free, it takes the
     * first card that would end the turn or force a cut, and the player can still choose to end.
     *
     * @param cut what the player gains, in cards, by cutting off a head
     */
    double cardsLost(int due, boolean reserveIsFree, double cut) {
        double used = 0;
        double free = 0;
        for (int card = 0; card < due; card++) {
            double nowhere = 1 - goingOn - ending;
            free = goingOn * (1 + free) + ending * Math.max(1, used) + nowhere * used;
            used = goingOn * (1 + used) + ending - nowhere * cut;
        }
        return reserveIsFree ? free : used;
    }
}
