package games.hydra.view;

import games.hydra.card.Card;
import games.hydra.table.KnownPile;
import io.vavr.control.Option;
import java.util.Arrays;

/**
 * Cards for the places of one player that show the viewer nothing but backs: the first is for the hand, the next for the
 * reserve, then come those of the discard pile and of the draw pile. More than there are places lie nowhere.
 *
 * @param kinds their {@linkplain Card#kind() kinds}, at least as many as there are places
 */
record Places(Hidden hidden, byte[] kinds) {

    /** The card in hand, if the viewer can't see it. */
    Option<Card> hand() {
        return Option.when(hidden.hand() > 0, () -> Card.ofKind(kinds[0]));
    }

    /** The card in reserve, if the viewer can't see it. */
    Option<Card> reserve() {
        return Option.when(hidden.reserve() > 0, () -> Card.ofKind(kinds[hidden.hand()]));
    }

    /** Those for the places of the discard pile of which the viewer does not know what lies there. */
    byte[] discards() {
        return Arrays.copyOfRange(kinds, firstDiscard(), firstDraw());
    }

    /** The draw pile, with the card on top that the viewer knows to lie there. */
    KnownPile draw() {
        KnownPile draw = KnownPile.ofKinds(Arrays.copyOfRange(kinds, firstDraw(), firstDraw() + hidden.draw()));
        return hidden.cards().top().fold(() -> draw, draw::put);
    }

    private int firstDiscard() {
        return hidden.hand() + hidden.reserve();
    }

    private int firstDraw() {
        return firstDiscard() + hidden.discards();
    }
}
