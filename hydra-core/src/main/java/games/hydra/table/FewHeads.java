package games.hydra.table;

import games.hydra.card.FaceSet;
import games.hydra.card.FaceUpCard;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import java.util.Arrays;

/** Heads in a row, and beside them the index of each top. Both are copied for every change, so it is for few. */
final class FewHeads implements Window {
    /** So many have a bit each in a number, and are looked through as fast as the kinds of tops are counted. */
    static final int MOST = Long.SIZE;

    private final Head[] heads;
    private final byte[] tops;

    private FewHeads(Head[] heads, byte[] tops) {
        this.heads = heads;
        this.tops = tops;
    }

    static FewHeads of(IndexedSeq<Head> heads) {
        byte[] tops = new byte[heads.size()];
        heads.forEachWithIndex((head, place) -> tops[place] = index(head.top()));
        return new FewHeads(heads.toJavaArray(Head[]::new), tops);
    }

    @Override
    public int size() {
        return heads.length;
    }

    @Override
    public Head get(int place) {
        return heads[place];
    }

    @Override
    public FaceSet tops() {
        return FaceSet.ofIndices(tops);
    }

    @Override
    public boolean showsAny(FaceSet kinds) {
        for (byte top : tops) {
            if (kinds.containsIndex(top)) {
                return true;
            }
        }
        return false;
    }

    /** Which heads take a card is a matter of luck, so the loop does not branch on it. */
    @Override
    public int[] showing(FaceSet kinds, int oldest) {
        long places = 0;
        for (int place = 0; place < tops.length; place++) {
            places |= (long) kinds.count(tops[place]) << place;
        }
        int[] numbers = new int[Long.bitCount(places)];
        for (int found = 0; found < numbers.length; found++) {
            numbers[found] = oldest + Long.numberOfTrailingZeros(places);
            places &= places - 1;
        }
        return numbers;
    }

    @Override
    public FewHeads place(int place, FaceUpCard card) {
        Head[] changed = heads.clone();
        changed[place] = heads[place].place(card);
        byte[] changedTops = tops.clone();
        changedTops[place] = index(card);
        return new FewHeads(changed, changedTops);
    }

    @Override
    public Window grow(FaceUpCard card) {
        int size = heads.length;
        if (size == MOST) {
            return ManyHeads.of(toSeq()).grow(card);
        }
        Head[] more = Arrays.copyOf(heads, size + 1);
        more[size] = Head.of(card);
        byte[] moreTops = Arrays.copyOf(tops, size + 1);
        moreTops[size] = index(card);
        return new FewHeads(more, moreTops);
    }

    @Override
    public FewHeads withoutOldest() {
        return new FewHeads(Arrays.copyOfRange(heads, 1, heads.length), Arrays.copyOfRange(tops, 1, tops.length));
    }

    @Override
    public Array<Head> toSeq() {
        // By way of a list, as an array in it would not take anything but heads, not even as a Seq<Object>.
        return Array.ofAll(Arrays.asList(heads));
    }

    private static byte index(FaceUpCard top) {
        return (byte) top.index();
    }
}
