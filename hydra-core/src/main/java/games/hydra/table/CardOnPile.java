package games.hydra.table;

import games.hydra.card.Card;
import java.util.Objects;

/** A card that was laid on a pile. */
final class CardOnPile extends KnownPile {
    private final Card card;
    private final KnownPile below;

    CardOnPile(Card card, KnownPile below) {
        super(below.size() + 1);
        Objects.requireNonNull(card);
        this.card = card;
        this.below = below;
    }

    @Override
    public Card first() {
        return card;
    }

    @Override
    public KnownPile withoutTop() {
        return below;
    }

    @Override
    void writeLayer(byte[] kinds, int first) {
        kinds[first] = (byte) card.kind();
    }

    @Override
    KnownPile below() {
        return below;
    }
}
