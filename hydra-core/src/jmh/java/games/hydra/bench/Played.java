package games.hydra.bench;

/**
 * How random games went. Whoever plays the same games has the same.
 *
 * @param steps the steps of all games together
 * @param games how many games were begun; the last may have been broken off
 * @param fingerprint a hash of how many legal moves there were at each step, and which was chosen
 */
record Played(int steps, int games, long fingerprint) {
    static long fingerprint(long before, int legal, int chosen) {
        return 31 * (31 * before + legal) + chosen;
    }

    /** Benchmarks that did something else than they say have measured nothing. */
    static void require(Object expected, Object actual) {
        if (!expected.equals(actual)) {
            throw new IllegalStateException("expected " + expected + ", was " + actual);
        }
    }
}
