package games.hydra.table;

import games.hydra.card.Card;
import games.hydra.card.FaceUpCard;
import io.vavr.collection.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A stack of cards in the middle of the table. It is never empty: a head with no card is no head.
 *
 * <p>Each card lies on the head that was there before it, which it shares; so placing one costs the same at any size.
 *
 * <pre>{@code
 * Head head = Head.of(Card.of(Rank.SIX, Suit.SPADES)).place(Card.joker().announce(Rank.ACE));
 * FaceUpCard top = head.top(); // AJ
 * String turned = head.turnedOver().mkString(" "); // "6S Joker"
 * }</pre>
 */
public final class Head {
    private final FaceUpCard top;
    /** None under the lowest card. */
    private final @Nullable Head below;

    private final int size;

    private Head(FaceUpCard top, @Nullable Head below, int size) {
        Objects.requireNonNull(top);
        this.top = top;
        this.below = below;
        this.size = size;
    }

    /** A head of one card. */
    public static Head of(FaceUpCard card) {
        return new Head(card, null, 1);
    }

    /** A card on top of others, the highest of them first. */
    public static Head of(FaceUpCard top, List<FaceUpCard> below) {
        List<FaceUpCard> lowestFirst = below.prepend(top).reverse();
        return lowestFirst.tail().foldLeft(of(lowestFirst.head()), Head::place);
    }

    /** This head with a card placed on it. */
    public Head place(FaceUpCard card) {
        return new Head(card, this, size + 1);
    }

    /** The card that was placed last. */
    public FaceUpCard top() {
        return top;
    }

    /** How many cards it has, at least one. */
    public int size() {
        return size;
    }

    /** All cards, the top first. */
    public List<FaceUpCard> cards() {
        FaceUpCard[] cards = new FaceUpCard[size];
        int place = 0;
        for (Head head = this; head != null; head = head.below) {
            cards[place++] = head.top;
        }
        return List.of(cards);
    }

    /** The cards as they lie once the head is turned over: the lowest card comes to lie on top. */
    public List<Card> turnedOver() {
        List<Card> turned = List.empty();
        for (Head head = this; head != null; head = head.below) {
            turned = turned.prepend(head.top.turnedDown());
        }
        return turned;
    }

    /** Writes the kinds of the cards, turned over, to their places in a pile, of which the first is given. */
    void turnOverTo(byte[] kinds, int first) {
        int place = first + size;
        for (Head head = this; head != null; head = head.below) {
            kinds[--place] = (byte) head.top.turnedDown().kind();
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Head that && size == that.size && hasCardsOf(that);
    }

    /** Whether a head of the same size has the same cards. Two heads that came from one share what was there before. */
    private boolean hasCardsOf(Head that) {
        Head one = this;
        Head other = that;
        while (one != other && one != null && other != null && one.top.equals(other.top)) {
            one = one.below;
            other = other.below;
        }
        return one == other;
    }

    @Override
    public int hashCode() {
        return cards().hashCode();
    }

    /** The cards, the top first. */
    @Override
    public String toString() {
        return cards().mkString(" ");
    }
}
