package games.hydra.card;

import io.vavr.collection.Array;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/** Kinds of face-up cards: those that lie on top of heads, or those that a card may be placed on. Asking for one is fast. */
public final class FaceSet {
    private static final FaceSet NONE = new FaceSet(0, 0);

    /** A bit for each of the first 64 kinds. */
    private final long first;
    /** 1 if the one kind that is left is among them, or else 0. */
    private final long last;

    private FaceSet(long first, long last) {
        this.first = first;
        this.last = last;
    }

    /** Every kind that meets the condition. */
    public static FaceSet where(Predicate<FaceUpCard> condition) {
        return whereIndex(index -> condition.test(FaceUpCard.ofIndex(index)));
    }

    /** Every kind whose {@linkplain FaceUpCard#index() index} meets the condition. */
    public static FaceSet whereIndex(IntPredicate condition) {
        long first = 0;
        for (int index = 0; index < Long.SIZE; index++) {
            first |= condition.test(index) ? 1L << index : 0;
        }
        return new FaceSet(first, condition.test(Long.SIZE) ? 1 : 0);
    }

    /** The kinds with these {@linkplain FaceUpCard#index() indices}; one may come more than once. */
    public static FaceSet ofIndices(byte... indices) {
        FaceSet kinds = NONE;
        for (byte index : indices) {
            kinds = kinds.plusIndex(index);
        }
        return kinds;
    }

    private FaceSet plusIndex(int index) {
        long bit = 1L << index;
        return index < Long.SIZE ? new FaceSet(first | bit, last) : new FaceSet(first, last | bit);
    }

    public boolean contains(FaceUpCard face) {
        return containsIndex(face.index());
    }

    /** Whether the kind with this {@link FaceUpCard#index()} is among them. */
    public boolean containsIndex(int index) {
        return ((index < Long.SIZE ? first : last) >>> index & 1) != 0;
    }

    /** Those of them that meet the condition. */
    public FaceSet filter(Predicate<FaceUpCard> condition) {
        return where(face -> contains(face) && condition.test(face));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof FaceSet that && first == that.first && last == that.last;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(first) + Long.hashCode(last);
    }

    /** The kinds, in the order of their indices. */
    @Override
    public String toString() {
        return Array.range(0, FaceUpCard.KINDS)
                .filter(this::containsIndex)
                .map(FaceUpCard::ofIndex)
                .mkString("{", " ", "}");
    }
}
