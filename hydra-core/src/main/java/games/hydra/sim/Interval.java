package games.hydra.sim;

/** All numbers from {@code low} to {@code high}. */
public record Interval(double low, double high) {
    /** Every proportion: what is known of one that was never tried. */
    static final Interval ANY_PROPORTION = new Interval(0, 1);

    public Interval {
        if (!(low <= high)) {
            throw new IllegalArgumentException("from " + low + " to " + high);
        }
    }

    public boolean contains(double number) {
        return low <= number && number <= high;
    }
}
