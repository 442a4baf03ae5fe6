package games.hydra.card;

import io.vavr.collection.Array;
import java.util.Objects;
import java.util.function.Predicate;

/** Kinds of face-up cards: those that lie on top of heads, or those that a card may be placed on. Asking for one is fast. */
public final class FaceSet {
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
        long first = 0;
        for (int index = 0; index < Long.SIZE; index++) {
            first |= condition.test(FaceUpCard.ofIndex(index)) ? 1L << index : 0;
        }
        return new FaceSet(first, condition.test(FaceUpCard.ofIndex(Long.SIZE)) ? 1 : 0);
    }

    /**
     * The kinds with these {@linkplain FaceUpCard#index() indices}; one may come more than once.
     *
     * @throws IndexOutOfBoundsException if a number is no index of a kind
     */
    public static FaceSet ofIndices(byte... indices) {
        long first = 0;
        long last = 0;
        for (byte index : indices) {
            long bit = 1L << Objects.checkIndex(index, FaceUpCard.KINDS);
            first |= index < Long.SIZE ? bit : 0;
            last |= index < Long.SIZE ? 0 : bit;
        }
        return new FaceSet(first, last);
    }

    /** Whether the kind of this card is among them. */
    public boolean contains(FaceUpCard face) {
        return containsIndex(face.index());
    }

    /**
     * Whether the kind with this {@linkplain FaceUpCard#index() index} is among them.
     *
     * @throws IndexOutOfBoundsException if the number is no index of a kind
     */
    public boolean containsIndex(int index) {
        return count(index) != 0;
    }

    /**
     * 1 if the kind with this {@linkplain FaceUpCard#index() index} is among them, or else 0: for those who count or collect
     * without branching on it.
     *
     * @throws IndexOutOfBoundsException if the number is no index of a kind
     */
    public int count(int index) {
        Objects.checkIndex(index, FaceUpCard.KINDS);
        return (int) ((index < Long.SIZE ? first : last) >>> index) & 1;
    }

    /** Whether any kind is in both. */
    public boolean intersects(FaceSet others) {
        return (first & others.first | last & others.last) != 0;
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
