package games.hydra.table;

import games.hydra.card.FaceSet;
import games.hydra.card.FaceUpCard;

/** How many heads show each kind of card: no more than the 65 kinds have to be looked at, however many heads there are. */
final class ManyTops implements Tops {
    private final int[] counts;

    private ManyTops(int[] counts) {
        this.counts = counts;
    }

    static ManyTops of(Iterable<Head> heads) {
        int[] counts = new int[FaceUpCard.KINDS];
        for (Head head : heads) {
            counts[head.top().index()]++;
        }
        return new ManyTops(counts);
    }

    @Override
    public FaceSet kinds() {
        return FaceSet.whereIndex(index -> counts[index] > 0);
    }

    @Override
    public boolean anyOf(FaceSet kinds) {
        for (int index = 0; index < counts.length; index++) {
            if (counts[index] > 0 && kinds.containsIndex(index)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public ManyTops replace(int place, FaceUpCard before, FaceUpCard after) {
        int[] changed = counts.clone();
        changed[before.index()]--;
        changed[after.index()]++;
        return new ManyTops(changed);
    }

    @Override
    public ManyTops add(FaceUpCard top) {
        int[] changed = counts.clone();
        changed[top.index()]++;
        return new ManyTops(changed);
    }

    @Override
    public ManyTops removeOldest(FaceUpCard top) {
        int[] changed = counts.clone();
        changed[top.index()]--;
        return new ManyTops(changed);
    }
}
