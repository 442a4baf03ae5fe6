package games.hydra.table;

import games.hydra.card.Card;
import io.vavr.control.Option;
import java.util.Objects;

/** A player's reserve during their turn (R1.2): no card, one card, or, once its last card was taken up, closed. */
public sealed interface Reserve {

    /** Nothing is in reserve. */
    record Empty() implements Reserve {
        static final Empty SHARED = new Empty();

        @Override
        public Option<Card> card() {
            return Option.none();
        }
    }

    /** One card is in reserve. */
    record Holds(Card kept) implements Reserve {
        public Holds {
            Objects.requireNonNull(kept);
        }

        @Override
        public Option<Card> card() {
            return Option.some(kept);
        }
    }

    /** The reserve was the last card and had to be taken in hand; it can't be reserved again before it is played. */
    record Closed() implements Reserve {
        static final Closed SHARED = new Closed();

        @Override
        public Option<Card> card() {
            return Option.none();
        }
    }

    static Reserve empty() {
        return Empty.SHARED;
    }

    static Reserve holding(Card card) {
        return new Holds(card);
    }

    static Reserve closed() {
        return Closed.SHARED;
    }

    /** The card in reserve, if there is one. */
    Option<Card> card();

    /** Whether a card can be put here. */
    default boolean isOpen() {
        return this instanceof Empty;
    }
}
