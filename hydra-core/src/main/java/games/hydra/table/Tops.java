package games.hydra.table;

import games.hydra.card.FaceUpCard;
import java.util.function.Predicate;

/**
 * How many heads show each kind of card: a summary that {@link Heads} keeps where there are many, so that asking whether
 * any head accepts a card costs at most the 65 kinds, however many heads there are.
 *
 * <p>Invariant: equal to counting the tops anew.
 */
final class Tops {
    private final int[] counts;

    private Tops(int[] counts) {
        this.counts = counts;
    }

    /** The tops of these heads. */
    static Tops of(Iterable<Head> heads) {
        int[] counts = new int[FaceUpCard.KINDS];
        for (Head head : heads) {
            counts[head.top().index()]++;
        }
        return new Tops(counts);
    }

    Tops add(FaceUpCard top) {
        int[] changed = counts.clone();
        changed[top.index()]++;
        return new Tops(changed);
    }

    Tops remove(FaceUpCard top) {
        int[] changed = counts.clone();
        changed[top.index()]--;
        return new Tops(changed);
    }

    Tops replace(FaceUpCard before, FaceUpCard after) {
        int[] changed = counts.clone();
        changed[before.index()]--;
        changed[after.index()]++;
        return new Tops(changed);
    }

    boolean any(Predicate<FaceUpCard> condition) {
        for (int kind = 0; kind < counts.length; kind++) {
            if (counts[kind] > 0 && condition.test(FaceUpCard.ofIndex(kind))) {
                return true;
            }
        }
        return false;
    }
}
