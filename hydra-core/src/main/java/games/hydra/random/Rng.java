package games.hydra.random;

import io.vavr.collection.List;
import io.vavr.collection.Seq;

/**
 * A random generator that is a value: drawing from it gives a result and the next generator, and leaves it as it was.
 *
 * <p>The algorithm is part of the rules version, since a saved game depends on it. It is SplitMix64 (G. L. Steele,
 * D. Lea, C. H. Flood: "Fast splittable pseudorandom number generators", OOPSLA 2014) with the constants of
 * {@code java.util.SplittableRandom}:
 *
 * <ul>
 *   <li>a step adds {@code gamma}, which is odd, to {@code state}; the 64 bits drawn are the new state mixed by Stafford's
 *       variant 13;
 *   <li>a number below a bound takes the upper 32 bits of a step and maps them by D. Lemire's multiplication with
 *       rejection ("Fast random integer generation in an interval", 2019), so that every number is equally likely;
 *   <li>a shuffle is Fisher and Yates' from the last place down, one bounded draw for each place but the first.
 * </ul>
 *
 * <pre>{@code
 * Rng rng = Rng.seeded(42);
 * Rng.Drawn<Integer> first = rng.below(6);
 * Rng.Drawn<Integer> second = first.next().below(6);
 * String dice = first.value() + " " + second.value(); // "4 0"
 * boolean again = rng.below(6).equals(first); // true
 * }</pre>
 */
public record Rng(long state, long gamma) {
    private static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    public Rng {
        if ((gamma & 1) == 0) {
            throw new IllegalArgumentException("gamma " + gamma);
        }
    }

    /** What a draw gives: a value, and the generator for the next draw. */
    public record Drawn<T>(T value, Rng next) {}

    /** The generator for a seed. */
    public static Rng seeded(long seed) {
        return new Rng(seed, GOLDEN_GAMMA);
    }

    /** 64 random bits. */
    public Drawn<Long> bits() {
        Rng next = advanced();
        return new Drawn<>(SplitMix64.mix(next.state), next);
    }

    /** A number from 0 to {@code bound} − 1, each equally likely. */
    public Drawn<Integer> below(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound " + bound);
        }
        SplitMix64 stream = new SplitMix64(state, gamma);
        int value = stream.below(bound);
        return new Drawn<>(value, stream.toRng());
    }

    /** These values in a random order, each order equally likely. */
    public <T> Drawn<List<T>> shuffled(Seq<T> values) {
        SplitMix64 stream = new SplitMix64(state, gamma);
        List<T> order = stream.shuffled(values);
        return new Drawn<>(order, stream.toRng());
    }

    /**
     * These numbers in a random order, as {@link #shuffled(Seq)} would put them. The array that is drawn is new: it is its
     * receiver's to change.
     */
    public Drawn<byte[]> shuffled(byte... values) {
        SplitMix64 stream = new SplitMix64(state, gamma);
        byte[] order = stream.shuffled(values);
        return new Drawn<>(order, stream.toRng());
    }

    /** A second generator, statistically independent of the one that goes on as {@code next}. */
    public Drawn<Rng> split() {
        Rng first = advanced();
        Rng second = first.advanced();
        return new Drawn<>(new Rng(SplitMix64.mix(first.state), SplitMix64.mixGamma(second.state)), second);
    }

    /** The generator that so many calls of {@link #bits} lead to, at once. The number counts as unsigned. */
    public Rng jumped(long steps) {
        return new Rng(state + steps * gamma, gamma);
    }

    private Rng advanced() {
        return jumped(1);
    }
}
