package games.hydra.table;

import games.hydra.card.Card;
import games.hydra.random.Rng;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Cards lying face down. The engine knows the order of a {@link KnownPile} and draws from it; of a {@link CountedPile} it
 * knows only how many cards there are, and somebody has to say which card was drawn.
 *
 * <pre>{@code
 * Pile known = KnownPile.of(Card.of(Rank.SIX, Suit.SPADES), Card.joker());
 * Option<Card> top = known.top(); // Some(6S)
 * Option<Card> unknown = new CountedPile(2).top(); // None
 * }</pre>
 */
public sealed interface Pile permits KnownPile, CountedPile {

    int size();

    default boolean isEmpty() {
        return size() == 0;
    }

    /** The card that would be drawn, if there is one and the engine knows it. */
    Option<Card> top();

    /** The pile without its top card, of which there must be one. */
    Pile withoutTop();

    /** The pile with a card laid on top. */
    Pile put(Card card);

    /** The pile with a head turned over and laid on top: the lowest card of the head becomes the top. */
    Pile putTurnedOver(Head head);

    /** The pile in a random order. */
    Rng.Drawn<Pile> shuffled(Rng rng);

    /** An empty pile of the same kind. */
    Pile emptied();

    /** Every card that may be in this pile: those that are, or any at all (none if it is empty). */
    Seq<Card> possibleCards();

    /** Whether the engine leaves it to somebody else to say which card was drawn. */
    boolean isDealtByHand();
}
