package games.hydra.table;

import games.hydra.card.FaceSet;
import games.hydra.card.FaceUpCard;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The heads on the table: a window of consecutive numbers that only ever moves up (R2.2, R2.3). Nothing but the oldest
 * head can be taken away, and a new head always gets the next number, so a gap can't be built.
 *
 * <p>Placing costs O(log heads); asking for the kinds of tops does not depend on the number of heads.
 *
 * <pre>{@code
 * Heads heads = Heads.none().grow(Card.of(Rank.SIX, Suit.SPADES)).grow(Card.of(Rank.KING, Suit.HEARTS)); // [1: 6S, 2: KH]
 * Heads cut = heads.withoutOldest(); // [2: KH]
 * HeadId next = cut.next(); // 3
 * }</pre>
 */
public final class Heads {
    /** The highest number that the oldest of {@link #from} may have; no game comes near it. */
    public static final int HIGHEST_OLDEST = 1_000_000_000;

    private static final Heads NONE = new Heads(1, Window.of(Array.empty()));

    private final int oldest;
    private final Window window;

    private Heads(int oldest, Window window) {
        this.oldest = oldest;
        this.window = window;
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
        return new Heads(oldest.number(), Window.of(Vector.ofAll(heads)));
    }

    public int size() {
        return window.size();
    }

    public boolean isEmpty() {
        return window.size() == 0;
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
        return window.toSeq();
    }

    /** The heads with their numbers, oldest first. */
    public Seq<Tuple2<HeadId, Head>> numbered() {
        return window.toSeq().zipWithIndex((head, index) -> Tuple.of(new HeadId(oldest + index), head));
    }

    /** The kinds of cards that lie on top of the heads. */
    public FaceSet tops() {
        return window.tops();
    }

    /** Whether the top of any head is one of these kinds. */
    public boolean showsAny(FaceSet kinds) {
        return window.showsAny(kinds);
    }

    /** The numbers of the heads whose top is one of these kinds, oldest first, in an array of its own. This looks at each top. */
    public int[] showing(FaceSet kinds) {
        return window.showing(kinds, oldest);
    }

    /** These heads with a card placed on one of them, which must be on the table. */
    public Heads place(HeadId id, FaceUpCard card) {
        return new Heads(oldest, window.place(id.number() - oldest, card));
    }

    /** These heads and a new one of one card, numbered {@link #next()} (R2.2). */
    public Heads grow(FaceUpCard card) {
        return new Heads(oldest, window.grow(card));
    }

    /** These heads without the oldest, of which there must be one (R5.2). */
    public Heads withoutOldest() {
        return new Heads(oldest + 1, window.withoutOldest());
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Heads that && oldest == that.oldest && toSeq().equals(that.toSeq());
    }

    @Override
    public int hashCode() {
        return 31 * oldest + toSeq().hashCode();
    }

    @Override
    public String toString() {
        return numbered().map(entry -> entry._1 + ": " + entry._2).mkString("[", ", ", "]");
    }
}
