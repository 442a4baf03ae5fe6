package games.hydra.view;

import games.hydra.card.Card;
import games.hydra.card.CardCounts;
import games.hydra.rule.ReserveHome;
import games.hydra.table.Head;
import games.hydra.table.KnownPile;
import io.vavr.control.Option;
import java.util.Objects;

/**
 * What a viewer with a perfect memory knows of one player's cards that lie face down. All of it is certain, and nothing is
 * concluded from what the player chose to do.
 *
 * @param discarded cards that are in the discard pile
 * @param elsewhere cards that are among the player's other cards: in the draw pile, since they were in the discard pile when
 *     it was shuffled; or, if the player is not the viewer, also in hand, in reserve, or discarded unseen after that
 * @param top the card on top of the draw pile, if the viewer put it there ({@code reserve-home=draw-top}); it is one of
 *     {@code elsewhere}
 */
public record KnownCards(CardCounts discarded, CardCounts elsewhere, Option<Card> top) {
    static final KnownCards NONE = new KnownCards(CardCounts.none(), CardCounts.none(), Option.none());

    public KnownCards {
        Objects.requireNonNull(discarded);
        Objects.requireNonNull(elsewhere);
        Objects.requireNonNull(top);
    }

    /** All of them. */
    public CardCounts all() {
        return discarded.plus(elsewhere);
    }

    KnownCards discard(Card card) {
        return new KnownCards(discarded.plus(card), elsewhere, top);
    }

    KnownCards discard(Head head) {
        byte[] kinds = KnownPile.empty().putTurnedOver(head).kinds();
        return new KnownCards(discarded.plusKinds(kinds), elsewhere, top);
    }

    KnownCards sendHome(Card reserve, ReserveHome home) {
        return home == ReserveHome.DISCARD ? discard(reserve) : putOnDraw(reserve);
    }

    private KnownCards putOnDraw(Card card) {
        return new KnownCards(discarded, elsewhere.plus(card), Option.some(card));
    }

    /** The top of the draw pile is gone, and nobody saw what it was. */
    KnownCards withoutTop() {
        return top.isEmpty() ? this : new KnownCards(discarded, elsewhere, Option.none());
    }

    /** A card that was not in the discard pile is known to be elsewhere now: which of several equal ones does not matter. */
    KnownCards without(Card card) {
        CardCounts left = elsewhere.minus(card);
        return left == elsewhere ? withoutTop() : new KnownCards(discarded, left, Option.none());
    }

    KnownCards reshuffled() {
        return new KnownCards(CardCounts.none(), all(), Option.none());
    }
}
