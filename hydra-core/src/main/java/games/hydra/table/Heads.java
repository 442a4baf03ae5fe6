package games.hydra.table;

import games.hydra.card.FaceSet;
import games.hydra.card.FaceUpCard;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The heads on the table: a window of consecutive numbers that only ever moves up (R2.2, R2.3). Nothing but the oldest
 * head can be taken away, and a new head always gets the next number, so a gap can't be built.
 *
 * <p>Placing costs O(log heads); asking for the kinds of tops does not depend on the number of heads.
 */
public final class Heads {
    /** The highest number that the oldest of {@link #from} may have; no game comes near it. */
    public static final int HIGHEST_OLDEST = 1_000_000_000;

    /** More heads than these are kept in a tree, and their tops are counted; so many are copied as fast as looked at. */
    private static final int FEW = FaceUpCard.KINDS;

    private static final Heads NONE = few(1, Array.empty());

    private final int oldest;
    private final IndexedSeq<Head> window;
    private final Tops tops;

    private Heads(int oldest, IndexedSeq<Head> window, Tops tops) {
        this.oldest = oldest;
        this.window = window;
        this.tops = tops;
    }

    /** No heads yet; the first to grow has the number 1. */
    public static Heads none() {
        return NONE;
    }

    /** These heads, numbered from the oldest on. */
    public static Heads from(HeadId oldest, Seq<Head> heads) {
        if (oldest.number() < 1 || oldest.number() > HIGHEST_OLDEST) {
            throw new IllegalArgumentException("head " + oldest);
        }
        return laidOut(oldest.number(), Vector.ofAll(heads));
    }

    private static Heads laidOut(int oldest, IndexedSeq<Head> window) {
        return window.size() > FEW ? many(oldest, window.toVector()) : few(oldest, window.toArray());
    }

    private static Heads few(int oldest, Array<Head> window) {
        return new Heads(oldest, window, FewTops.of(window));
    }

    private static Heads many(int oldest, Vector<Head> window) {
        return new Heads(oldest, window, ManyTops.of(window));
    }

    /** These heads, with the tops that are known already if they are still kept in the same way. */
    private static Heads resized(int oldest, IndexedSeq<Head> window, Tops tops) {
        boolean keptAsMany = tops instanceof ManyTops;
        return window.size() > FEW == keptAsMany ? new Heads(oldest, window, tops) : laidOut(oldest, window);
    }

    public int size() {
        return window.size();
    }

    public boolean isEmpty() {
        return window.isEmpty();
    }

    /** The lowest number on the table; if there is no head, the number of the next. */
    public HeadId oldest() {
        return new HeadId(oldest);
    }

    /** The highest number on the table; if there is no head, one less than the number of the next. */
    public HeadId newest() {
        return new HeadId(oldest + window.size() - 1);
    }

    /** The number that the next head will have. */
    public HeadId next() {
        return new HeadId(oldest + window.size());
    }

    public boolean contains(HeadId id) {
        return id.number() >= oldest && id.number() - oldest < window.size();
    }

    public Option<Head> get(HeadId id) {
        return Option.when(contains(id), () -> window.get(id.number() - oldest));
    }

    /** The card on top of a head, which must be on the table. */
    public FaceUpCard top(HeadId id) {
        return window.get(id.number() - oldest).top();
    }

    /** The numbers on the table, oldest first. */
    public Seq<HeadId> ids() {
        return Vector.range(oldest, oldest + window.size()).map(HeadId::new);
    }

    /** The heads, oldest first. */
    public Seq<Head> toSeq() {
        return window;
    }

    /** The heads with their numbers, oldest first. */
    public Seq<Tuple2<HeadId, Head>> numbered() {
        return window.zipWithIndex((head, index) -> Tuple.of(new HeadId(oldest + index), head));
    }

    /** The kinds of cards that lie on top of the heads. */
    public FaceSet tops() {
        return tops.kinds();
    }

    /** Whether the top of any head is one of these kinds. */
    public boolean showsAny(FaceSet kinds) {
        return tops.anyOf(kinds);
    }

    /** Whether the top of a head, which must be on the table, is one of these kinds. */
    public boolean shows(HeadId id, FaceSet kinds) {
        int place = id.number() - oldest;
        return tops instanceof FewTops few
                ? kinds.containsIndex(few.index(place))
                : kinds.contains(window.get(place).top());
    }

    /** These heads with a card placed on one of them, which must be on the table. */
    public Heads place(HeadId id, FaceUpCard card) {
        int place = id.number() - oldest;
        Head head = window.get(place);
        return new Heads(oldest, window.update(place, head.place(card)), tops.replace(place, head.top(), card));
    }

    /** These heads and a new one of one card, numbered {@link #next()} (R2.2). */
    public Heads grow(FaceUpCard card) {
        return resized(oldest, window.append(Head.of(card)), tops.add(card));
    }

    /** These heads without the oldest, of which there must be one (R5.2). */
    public Heads withoutOldest() {
        return resized(
                oldest + 1, window.tail(), tops.removeOldest(window.head().top()));
    }

    /** The summary of the tops follows from the heads, so it takes no part in equality. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Heads that && oldest == that.oldest && window.equals(that.window);
    }

    @Override
    public int hashCode() {
        return 31 * oldest + window.hashCode();
    }

    @Override
    public String toString() {
        return numbered().map(entry -> entry._1 + ": " + entry._2).mkString("[", ", ", "]");
    }
}
