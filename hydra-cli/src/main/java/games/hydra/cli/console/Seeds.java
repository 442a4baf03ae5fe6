package games.hydra.cli.console;

/** Where a game's seed comes from if nobody names one. */
public final class Seeds {
    private Seeds() {}

    /** Another one each time. The clocks are enough, since the engine's generator mixes whatever it is seeded with. */
    public static long fresh() {
        return Long.reverse(System.nanoTime()) ^ System.currentTimeMillis();
    }
}
