package games.hydra.sim;

import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/**
 * How often each number came up. Nothing is rounded and nothing put in classes, so that merging is exact.
 *
 * @param counts how often, by number; a number that never came up has no entry
 */
public record Histogram(SortedMap<Integer, Long> counts) {
    /** No number yet. */
    public static final Histogram EMPTY = new Histogram(TreeMap.empty());

    public Histogram {
        counts.forEach((value, count) -> {
            if (count < 1) {
                throw new IllegalArgumentException(value + " came up " + count + " times");
            }
        });
    }

    /** Numbers each of which came up as often as it is there. */
    public static Histogram of(Seq<Integer> values) {
        SortedMap<Integer, Long> none = TreeMap.empty();
        return new Histogram(values.foldLeft(none, (counts, value) -> plus(counts, value, 1)));
    }

    /**
     * Both together.
     *
     * @throws ArithmeticException if that is more than a {@code long} can count
     */
    public Histogram merge(Histogram other) {
        return counts.size() < other.counts.size() ? other.merge(this) : new Histogram(plusAll(other));
    }

    private SortedMap<Integer, Long> plusAll(Histogram smaller) {
        return smaller.counts.foldLeft(counts, (sum, entry) -> plus(sum, entry._1, entry._2));
    }

    private static SortedMap<Integer, Long> plus(SortedMap<Integer, Long> counts, int value, long count) {
        return counts.put(value, count, Math::addExact);
    }

    public boolean isEmpty() {
        return counts.isEmpty();
    }

    /** How many numbers came up, each as often as it did. */
    public long total() {
        return counts.values().foldLeft(0L, Math::addExact);
    }

    /** All that came up added together. */
    public long sum() {
        return counts.foldLeft(0L, (sum, entry) -> Math.addExact(sum, Math.multiplyExact(entry._1, entry._2)));
    }

    /** The mean of what came up, if anything did. */
    public Option<Double> mean() {
        return isEmpty() ? Option.none() : Option.some((double) sum() / total());
    }

    /** The smallest number that came up. */
    public Option<Integer> min() {
        return counts.headOption().map(entry -> entry._1);
    }

    /** The largest number that came up. */
    public Option<Integer> max() {
        return counts.lastOption().map(entry -> entry._1);
    }

    /** The smallest number that at least half of all are not above. */
    public Option<Integer> median() {
        return quantile(50);
    }

    /**
     * The smallest number that came up such that at least so many percent of all are not above it: the nearest-rank
     * quantile, which is always a number that came up.
     */
    public Option<Integer> quantile(int percent) {
        if (percent < 0 || percent > 100) {
            throw new IllegalArgumentException(percent + " %");
        }
        return isEmpty() ? Option.none() : Option.some(ranked(rank(total(), percent)));
    }

    /** The rank of a quantile, from 1: total · percent / 100, rounded up, without leaving the range of a long. */
    private static long rank(long total, int percent) {
        long rest = total % 100 * percent;
        return Math.max(1, total / 100 * percent + (rest + 99) / 100);
    }

    private int ranked(long rank) {
        long left = rank;
        for (var entry : counts) {
            left -= entry._2;
            if (left <= 0) {
                return entry._1;
            }
        }
        throw new IllegalArgumentException("rank " + rank);
    }
}
