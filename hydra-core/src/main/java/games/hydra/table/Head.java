package games.hydra.table;

import games.hydra.card.Card;
import games.hydra.card.FaceUpCard;
import io.vavr.collection.List;
import java.util.Objects;

/**
 * A stack of cards in the middle of the table. It is never empty: a head with no card is no head.
 *
 * <pre>{@code
 * Head head = Head.of(Card.of(Rank.SIX, Suit.SPADES)).place(Card.joker().announce(Rank.ACE));
 * FaceUpCard top = head.top(); // AJ
 * String turned = head.turnedOver().mkString(" "); // "6S Joker"
 * }</pre>
 */
public record Head(FaceUpCard top, List<FaceUpCard> below) {
    public Head {
        Objects.requireNonNull(top);
        Objects.requireNonNull(below);
    }

    /** A head of one card. */
    public static Head of(FaceUpCard card) {
        return new Head(card, List.empty());
    }

    /** This head with a card placed on it. */
    public Head place(FaceUpCard card) {
        return new Head(card, below.prepend(top));
    }

    public int size() {
        return below.size() + 1;
    }

    /** All cards, the top first. */
    public List<FaceUpCard> cards() {
        return below.prepend(top);
    }

    /** The cards as they lie once the head is turned over: the lowest card comes to lie on top. */
    public List<Card> turnedOver() {
        return turnedOver(List.empty());
    }

    /** The same, lying on others. */
    List<Card> turnedOver(List<Card> others) {
        List<Card> turned = others.prepend(top.turnedDown());
        for (List<FaceUpCard> rest = below; !rest.isEmpty(); rest = rest.tail()) {
            turned = turned.prepend(rest.head().turnedDown());
        }
        return turned;
    }

    /** The cards, the top first. */
    @Override
    public String toString() {
        return cards().mkString(" ");
    }
}
