package games.hydra.yardstick;

/** What the numbers of cards mean. Every card of a game has its own: 54 times its deck, and its place in a new deck. */
final class CardTable {
    static final int DECK = 54;
    static final int RANKS = 13;
    static final int ACE = 0;
    static final int TWO = 1;
    /** The rank of a joker that lies on no head. */
    static final int JOKER = 13;

    static final int NO_CARD = -1;

    private static final int SUITED = 52;

    private final int[] ranks;

    CardTable(int decks) {
        ranks = new int[decks * DECK];
        for (int card = 0; card < ranks.length; card++) {
            int place = card % DECK;
            ranks[card] = place < SUITED ? place % RANKS : JOKER;
        }
    }

    int size() {
        return ranks.length;
    }

    /** 0 for the ace to 12 for the king, or {@link #JOKER}. */
    int rank(int card) {
        return ranks[card];
    }

    /** From 0 to 52, as {@code games.hydra.card.Card} numbers its kinds. */
    static int kind(int card) {
        return Math.min(card % DECK, SUITED);
    }
}
