package games.hydra.table;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * One value for each player, player 1 first. A small table is copied faster than a tree is changed, a large one is not:
 * whatever is given, it is kept in the way that is fast for so many.
 */
public final class ByPlayer {
    private static final int MOST_COPIED = 64;

    private ByPlayer() {}

    /** These values. */
    public static <T> Seq<T> of(Seq<T> values) {
        return values.size() <= MOST_COPIED ? Array.ofAll(values) : Vector.ofAll(values);
    }

    /** The same value for each of so many players. */
    public static <T> Seq<T> fill(int players, T value) {
        return players <= MOST_COPIED ? Array.fill(players, value) : Vector.fill(players, value);
    }
}
