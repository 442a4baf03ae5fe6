package games.hydra.table;

import games.hydra.card.Card;

/** What is left of the cards of a deal or a shuffle. Nobody changes the array: all that is left of it share it. */
final class DealtPile extends KnownPile {
    static final DealtPile EMPTY = new DealtPile(new byte[0]);

    /** The kinds of all cards that were dealt; those drawn first come first. */
    private final byte[] dealt;

    DealtPile(byte[] dealt) {
        this(dealt, dealt.length);
    }

    private DealtPile(byte[] dealt, int size) {
        super(size);
        this.dealt = dealt;
    }

    @Override
    public Card first() {
        return Card.ofKind(dealt[drawn()]);
    }

    @Override
    public KnownPile withoutTop() {
        if (isEmpty()) {
            throw new IllegalArgumentException("no card");
        }
        return new DealtPile(dealt, size() - 1);
    }

    private int drawn() {
        return dealt.length - size();
    }

    @Override
    void writeLayer(byte[] kinds, int first) {
        int place = first;
        for (int card = drawn(); card < dealt.length; card++) {
            kinds[place++] = dealt[card];
        }
    }

    @Override
    KnownPile below() {
        return EMPTY;
    }
}
