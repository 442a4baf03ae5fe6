package games.hydra.sim;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A set of games of an experiment. Equal sets are equal, however they came about.
 *
 * @param ranges in ascending order, with a gap between any two
 */
public record GameRanges(Seq<GameRange> ranges) {
    /** No game. */
    public static final GameRanges EMPTY = new GameRanges(Array.empty());

    public GameRanges {
        ranges = Array.ofAll(ranges);
        if (!areApart(ranges)) {
            throw new IllegalArgumentException("not in order, or without a gap: " + ranges);
        }
    }

    public static GameRanges of(long first, long last) {
        return new GameRanges(Array.of(new GameRange(first, last)));
    }

    /** Whether these ranges are in ascending order with a gap between any two. */
    public static boolean areApart(Seq<GameRange> ranges) {
        return ranges.isEmpty() || ranges.zip(ranges.tail()).forAll(pair -> pair._1.last() + 1 < pair._2.first());
    }

    /** How many games these are. */
    public long size() {
        return ranges.map(GameRange::size).foldLeft(0L, Math::addExact);
    }

    /** The first range of games that are in both. */
    public Option<GameRange> overlap(GameRanges other) {
        return ranges.iterator()
                .flatMap(range -> other.ranges.find(range::overlaps).map(range::common))
                .headOption();
    }

    /** The games of both. */
    public GameRanges union(GameRanges other) {
        return new GameRanges(
                ranges.appendAll(other.ranges).sortBy(GameRange::first).foldLeft(Array.empty(), GameRanges::plusLater));
    }

    /** Joins what touches or overlaps; the range begins no earlier than those before. */
    private static Array<GameRange> plusLater(Array<GameRange> before, GameRange range) {
        if (before.isEmpty() || before.last().last() + 1 < range.first()) {
            return before.append(range);
        }
        GameRange last = before.last();
        return before.init().append(new GameRange(last.first(), Math.max(last.last(), range.last())));
    }
}
