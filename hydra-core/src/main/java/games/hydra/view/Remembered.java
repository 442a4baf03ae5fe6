package games.hydra.view;

import games.hydra.card.Card;
import games.hydra.rule.ReserveHome;
import games.hydra.table.Head;

/**
 * What is remembered of one player's cards that lie face down.
 *
 * @param common by everybody else at the table
 * @param own by the player
 */
record Remembered(KnownCards common, KnownCards own) {
    static final Remembered NOTHING = new Remembered(KnownCards.NONE, KnownCards.NONE);

    Remembered reshuffled() {
        return new Remembered(common.reshuffled(), own.reshuffled());
    }

    /** Only the player sees which card it is. */
    Remembered drawn(Card card) {
        return new Remembered(common.withoutTop(), own.without(card));
    }

    /** The player counted the card when they drew it. */
    Remembered placed(Card card) {
        return new Remembered(common.without(card), own);
    }

    Remembered grown(Card card) {
        return new Remembered(common.without(card), own.without(card));
    }

    /** Only the player knows which card it was. */
    Remembered discarded(Card card) {
        return new Remembered(common, own.discard(card));
    }

    /** Only the player knows which card it was. */
    Remembered sentHome(Card reserve, ReserveHome home) {
        return new Remembered(common, own.sendHome(reserve, home));
    }

    Remembered cutOff(Head head) {
        return new Remembered(common.discard(head), own.discard(head));
    }
}
