package games.hydra.view;

import games.hydra.card.Card;
import games.hydra.rule.ReserveHome;
import games.hydra.table.Head;

/**
 * What is remembered of one player's cards that lie face down.
 *
 * @param common by everybody else, who watches or plays
 * @param own by the player
 */
record Remembered(KnownCards common, KnownCards own) {
    static final Remembered NOTHING = new Remembered(KnownCards.NONE, KnownCards.NONE);

    Remembered reshuffled() {
        return with(common.reshuffled(), own.reshuffled());
    }

    /** Only the player sees which card it is. */
    Remembered drawn(Card card) {
        return with(common.withoutTop(), own.without(card));
    }

    /** The player counted the card when they drew it. */
    Remembered placed(Card card) {
        return with(common.without(card), own);
    }

    Remembered grown(Card card) {
        return with(common.without(card), own.without(card));
    }

    /** Only the player knows which card it was. */
    Remembered discarded(Card card) {
        return with(common, own.discard(card));
    }

    /** Only the player knows which card it was. */
    Remembered sentHome(Card reserve, ReserveHome home) {
        return with(common, own.sendHome(reserve, home));
    }

    Remembered cutOff(Head head) {
        return with(common.discard(head), own.discard(head));
    }

    /** Until a pile is shuffled again, most cards that are drawn change nothing. */
    private Remembered with(KnownCards commonNow, KnownCards ownNow) {
        return commonNow == common && ownNow == own ? this : new Remembered(commonNow, ownNow);
    }
}
