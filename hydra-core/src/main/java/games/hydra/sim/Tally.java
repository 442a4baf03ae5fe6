package games.hydra.sim;

/** How often something was tried, and how often it succeeded. */
public record Tally(long successes, long trials) {
    /** Nothing was tried yet. */
    public static final Tally EMPTY = new Tally(0, 0);

    /** The quantile of the normal distribution that leaves 2.5 % on either side. */
    private static final double Z = 1.959963984540054;

    public Tally {
        if (successes < 0 || successes > trials) {
            throw new IllegalArgumentException(successes + " of " + trials);
        }
    }

    /** One trial. */
    public static Tally of(boolean success) {
        return new Tally(success ? 1 : 0, 1);
    }

    /**
     * Both together.
     *
     * @throws ArithmeticException if that is more than a {@code long} can count
     */
    public Tally merge(Tally other) {
        return new Tally(Math.addExact(successes, other.successes), Math.addExact(trials, other.trials));
    }

    /** The share of successes; not a number if nothing was tried. */
    public double share() {
        return (double) successes / trials;
    }

    /**
     * Wilson's score interval: where the true share lies with a confidence of 95 % if the trials are independent (E. B.
     * Wilson: "Probable inference, the law of succession, and statistical inference", 1927).
     */
    public Interval wilson() {
        if (trials == 0) {
            return Interval.ANY_PROPORTION;
        }
        double ofTrials = Z * Z / trials;
        double centre = (share() + ofTrials / 2) / (1 + ofTrials);
        double reach = Math.sqrt(share() * (1 - share()) * ofTrials + ofTrials * ofTrials / 4) / (1 + ofTrials);
        // At the ends the formula gives just 0 and 1, and rounding would not.
        return new Interval(
                successes == 0 ? 0 : Math.max(0, centre - reach),
                successes == trials ? 1 : Math.min(1, centre + reach));
    }
}
