package games.hydra.view;

import games.hydra.card.Card;
import io.vavr.control.Option;
import java.util.Objects;

/** A card as somebody sees it: its face, or its back. */
public sealed interface SeenCard {

    /** The viewer may look at it. */
    record Face(Card shown) implements SeenCard {
        public Face {
            Objects.requireNonNull(shown);
        }

        @Override
        public Option<Card> card() {
            return Option.some(shown);
        }
    }

    /** The viewer may not. */
    record Back() implements SeenCard {
        static final Back SHARED = new Back();

        @Override
        public Option<Card> card() {
            return Option.none();
        }
    }

    static SeenCard back() {
        return Back.SHARED;
    }

    /** The card, if the viewer sees which it is. */
    Option<Card> card();
}
