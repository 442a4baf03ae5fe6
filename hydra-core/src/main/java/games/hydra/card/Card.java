package games.hydra.card;

import io.vavr.collection.Seq;
import java.util.function.Function;

/**
 * A card as it is in a pile, in a hand or in reserve. A joker has no value there (R1.5); it gets one when it becomes a
 * {@link FaceUpCard}.
 *
 * <pre>{@code
 * Card ten = Card.of(Rank.TEN, Suit.DIAMONDS); // 10D
 * String suit = ten.match(suited -> suited.suit().symbol(), joker -> "none"); // "D"
 * int ways = Card.joker().faces().size(); // 13
 * }</pre>
 */
public sealed interface Card permits SuitedCard, Joker {

    /** The shared instance of a suited card. */
    static SuitedCard of(Rank rank, Suit suit) {
        return Deck.suited(rank, suit);
    }

    /** The shared instance of the joker; all jokers are equal. */
    static Joker joker() {
        return Joker.SHARED;
    }

    /** Every way in which this card can lie on a head, lowest rank first: one, or thirteen for a joker (R4.6). */
    Seq<FaceUpCard> faces();

    /** How this card lies when it starts a head: a joker has the value 2 (R2.1, R5.2). */
    FaceUpCard asNewHead();

    /** A number from 0 to 52, different for every kind of card, in deck order: {@link Deck#kinds()} has it there. */
    int kind();

    /**
     * The card of this {@linkplain #kind() kind}.
     *
     * @throws IndexOutOfBoundsException if the number is no kind
     */
    static Card ofKind(int kind) {
        return Deck.kind(kind);
    }

    /** Whether it is a suited card or a joker. */
    <R> R match(Function<SuitedCard, R> suited, Function<Joker, R> joker);

    default boolean isJoker() {
        return this instanceof Joker;
    }
}
