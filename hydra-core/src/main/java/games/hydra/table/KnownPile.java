package games.hydra.table;

import games.hydra.card.Card;
import games.hydra.card.Deck;
import games.hydra.random.Rng;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.Objects;

/**
 * A pile of which the engine knows every card. What is laid on a pile lies on it as it is, and shares it; only a shuffle
 * looks at every card. Piles of the same cards in the same order are equal, however they came about.
 */
public abstract sealed class KnownPile implements Pile permits DealtPile, CardOnPile, HeadOnPile {
    private final int size;

    KnownPile(int size) {
        this.size = size;
    }

    /** A pile of no cards. */
    public static KnownPile empty() {
        return DealtPile.EMPTY;
    }

    /** A pile of these cards, the first on top. */
    public static KnownPile of(Card... cards) {
        return of(List.of(cards));
    }

    /** A pile of these cards, the first on top. */
    public static KnownPile of(Seq<Card> cards) {
        byte[] kinds = new byte[cards.size()];
        cards.forEachWithIndex((card, place) -> kinds[place] = (byte) card.kind());
        return new DealtPile(kinds);
    }

    /**
     * A pile of the cards with these {@linkplain Card#kind() kinds}, the first on top.
     *
     * @throws IndexOutOfBoundsException if a number is no kind
     */
    public static KnownPile ofKinds(byte... kinds) {
        for (byte kind : kinds) {
            Objects.checkIndex(kind, Deck.kinds().size());
        }
        return new DealtPile(kinds.clone());
    }

    @Override
    public final int size() {
        return size;
    }

    @Override
    public final Option<Card> top() {
        return size == 0 ? Option.none() : Option.some(first());
    }

    /** The card on top, of which there must be one. */
    public abstract Card first();

    @Override
    public abstract KnownPile withoutTop();

    @Override
    public final KnownPile put(Card card) {
        return new CardOnPile(card, this);
    }

    @Override
    public final KnownPile putTurnedOver(Head head) {
        return new HeadOnPile(head, this);
    }

    @Override
    public final Rng.Drawn<Pile> shuffled(Rng rng) {
        Rng.Drawn<byte[]> order = rng.shuffled(kinds());
        return new Rng.Drawn<>(new DealtPile(order.value()), order.next());
    }

    @Override
    public final Pile emptied() {
        return empty();
    }

    /** All cards, the top first. */
    public final List<Card> cards() {
        List<Card> cards = List.empty();
        byte[] kinds = kinds();
        for (int place = size - 1; place >= 0; place--) {
            cards = cards.prepend(Card.ofKind(kinds[place]));
        }
        return cards;
    }

    @Override
    public final Seq<Card> possibleCards() {
        return cards();
    }

    @Override
    public final boolean isDealtByHand() {
        return false;
    }

    /** The {@linkplain Card#kind() kind} of every card, the top first, in an array of its own. */
    public final byte[] kinds() {
        byte[] kinds = new byte[size];
        for (KnownPile rest = this; rest.size > 0; rest = rest.below()) {
            rest.writeLayer(kinds, size - rest.size);
        }
        return kinds;
    }

    /** Writes what lies on {@link #below()} to its places, of which the first is given. */
    abstract void writeLayer(byte[] kinds, int first);

    /** What the topmost layer lies on. */
    abstract KnownPile below();

    @Override
    public final boolean equals(Object other) {
        return this == other
                || other instanceof KnownPile that && size == that.size && Arrays.equals(kinds(), that.kinds());
    }

    @Override
    public final int hashCode() {
        return Arrays.hashCode(kinds());
    }

    @Override
    public final String toString() {
        return cards().mkString("[", " ", "]");
    }
}
