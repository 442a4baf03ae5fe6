package games.hydra;

import games.hydra.card.Card;
import games.hydra.rule.CutRule;
import games.hydra.rule.LastReserve;
import games.hydra.rule.ReserveHome;
import games.hydra.rule.RuleSet;
import games.hydra.table.Heads;
import games.hydra.table.Player;

/**
 * R6.5: whether, from a state between two turns, no sequence of actions and no order of a shuffle can ever change a head or
 * give a player another card. Where a player's own cards lie, in which of their two piles and in which order, does not
 * count.
 *
 * <p>A held card that fits a head can be placed. One that fits none can be cut with, except under {@code cut=last-resort}
 * while it can be reserved. So nothing changes exactly if every player must reserve the first card they draw, and the turn
 * ends with that:
 *
 * <ul>
 *   <li>with one head, no second card is required. With {@code reserve-home=draw-top} the card that was drawn is drawn
 *       again; otherwise each of the player's cards gets its turn;
 *   <li>with more heads, a second card could be placed or cut with, so the first must be the player's only one, and go home
 *       rather than be played.
 * </ul>
 */
record Stalemate(RuleSet rules, Heads heads) {

    static boolean holds(GameState state) {
        Stalemate stalemate = new Stalemate(state.rules(), state.heads());
        return stalemate.mustReserve() && state.players().forAll(stalemate::isStuck);
    }

    /** Whether a player with a card that fits no head must reserve it. */
    private boolean mustReserve() {
        return rules.cut() == CutRule.LAST_RESORT
                && heads.size() >= rules.reserveMinHeads().heads();
    }

    private boolean isStuck(Player player) {
        return endsAfterReserving(player) && nothingDrawnFirstFits(player);
    }

    private boolean endsAfterReserving(Player player) {
        return heads.size() == 1 || player.cardCount() == 1 && rules.lastReserve() == LastReserve.GOES_HOME;
    }

    /** Whether no card that this player may ever draw first in a turn, while nothing changes, fits a head. */
    private boolean nothingDrawnFirstFits(Player player) {
        boolean topStaysOnTop = rules.reserveHome() == ReserveHome.DRAW_TOP;
        return topStaysOnTop && player.draw().top().isDefined()
                ? fitsNowhere(player.draw().top().get())
                : player.draw().possibleCards().forAll(this::fitsNowhere)
                        && player.discard().possibleCards().forAll(this::fitsNowhere);
    }

    private boolean fitsNowhere(Card card) {
        return !rules.accepts(card, heads);
    }
}
