package games.hydra.table;

import games.hydra.card.Card;

/** A head that was turned over and laid on a pile. By the rules it is shuffled before a card of it is drawn. */
final class HeadOnPile extends KnownPile {
    private final Head head;
    private final KnownPile below;

    HeadOnPile(Head head, KnownPile below) {
        super(below.size() + head.size());
        this.head = head;
        this.below = below;
    }

    @Override
    public Card first() {
        return spreadOut().first();
    }

    @Override
    public KnownPile withoutTop() {
        return spreadOut().withoutTop();
    }

    /** The same pile, card by card. */
    private KnownPile spreadOut() {
        return new DealtPile(kinds());
    }

    @Override
    void writeLayer(byte[] kinds, int first) {
        head.turnOverTo(kinds, first);
    }

    @Override
    KnownPile below() {
        return below;
    }
}
