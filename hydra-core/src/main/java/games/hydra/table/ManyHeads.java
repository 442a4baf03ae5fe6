package games.hydra.table;

import games.hydra.card.FaceSet;
import games.hydra.card.FaceUpCard;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Vector;
import java.util.Arrays;

/**
 * Heads in a tree, and how many of them show each kind of card: no change depends on how many heads there are, and no
 * question but which of them show some kinds, if any does.
 */
final class ManyHeads implements Window {
    private final Vector<Head> heads;
    private final int[] counts;

    private ManyHeads(Vector<Head> heads, int[] counts) {
        this.heads = heads;
        this.counts = counts;
    }

    static ManyHeads of(IndexedSeq<Head> heads) {
        int[] counts = new int[FaceUpCard.KINDS];
        heads.forEach(head -> counts[head.top().index()]++);
        return new ManyHeads(heads.toVector(), counts);
    }

    @Override
    public int size() {
        return heads.size();
    }

    @Override
    public Head get(int place) {
        return heads.get(place);
    }

    @Override
    public FaceSet tops() {
        return FaceSet.where(kind -> counts[kind.index()] > 0);
    }

    @Override
    public boolean showsAny(FaceSet kinds) {
        for (int index = 0; index < counts.length; index++) {
            if (counts[index] > 0 && kinds.containsIndex(index)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int[] showing(FaceSet kinds, int oldest) {
        if (!showsAny(kinds)) {
            return new int[0];
        }
        int[] numbers = new int[heads.size()];
        int found = 0;
        int number = oldest;
        for (Head head : heads) {
            numbers[found] = number++;
            found += kinds.count(head.top().index());
        }
        return Arrays.copyOf(numbers, found);
    }

    @Override
    public ManyHeads place(int place, FaceUpCard card) {
        Head head = heads.get(place);
        int[] changed = counts.clone();
        changed[head.top().index()]--;
        changed[card.index()]++;
        return new ManyHeads(heads.update(place, head.place(card)), changed);
    }

    @Override
    public ManyHeads grow(FaceUpCard card) {
        int[] changed = counts.clone();
        changed[card.index()]++;
        return new ManyHeads(heads.append(Head.of(card)), changed);
    }

    @Override
    public Window withoutOldest() {
        if (heads.size() - 1 <= FewHeads.MOST) {
            return FewHeads.of(heads.tail());
        }
        int[] changed = counts.clone();
        changed[heads.head().top().index()]--;
        return new ManyHeads(heads.tail(), changed);
    }

    @Override
    public Vector<Head> toSeq() {
        return heads;
    }
}
