package games.hydra.view;

import games.hydra.card.CardCounts;
import games.hydra.table.PlayerId;

/**
 * The places of one player that show the viewer nothing but backs, by the number of cards in each, and what the viewer knows
 * to be among them. The top of the draw pile is not one of them if the viewer knows it.
 */
record Hidden(KnownCards cards, int draw, int discards, int hand, int reserve) {

    static Hidden of(PlayerView view, PlayerId player) {
        PileCounts piles = view.piles(player);
        KnownCards cards = view.known(player);
        return new Hidden(
                cards,
                Math.max(0, piles.draw() - (cards.top().isDefined() ? 1 : 0)),
                Math.max(0, piles.discard() - cards.discarded().size()),
                isHandHidden(view.phase(), player) ? 1 : 0,
                isReserveHidden(view.phase(), player) ? 1 : 0);
    }

    private static boolean isHandHidden(SeenPhase phase, PlayerId player) {
        return phase instanceof SeenPhase.Holding turn
                && turn.player().equals(player)
                && turn.card().card().isEmpty();
    }

    private static boolean isReserveHidden(SeenPhase phase, PlayerId player) {
        return phase.reserved().exists(kept -> kept.card().isEmpty())
                && phase.turnOf().contains(player);
    }

    /** What is known to be among them. */
    CardCounts known() {
        return cards.top().fold(cards::elsewhere, top -> cards.elsewhere().minus(top));
    }

    /** How many of them could be any unseen card. In a game dealt by hand, more may be known than there are places. */
    int unknown() {
        return Math.max(0, draw + discards + hand + reserve - known().size());
    }
}
