package games.hydra.bot;

import games.hydra.Action;
import games.hydra.Phase;
import games.hydra.view.PlayerView;

/**
 * Which moves bring the game on. A swap uses up no card, and a reserve that is the whole turn goes home again at once:
 * players who keep to either could go on for ever.
 */
final class Progress {
    private Progress() {}

    /** The first of the moves that bring the game on, or of all of them where none does. */
    static Action first(PlayerView view) {
        return view.moves().find(move -> isProgress(view, move)).getOrElse(view.moves()::head);
    }

    /** Whether the card in hand can be reserved, and the game comes on nevertheless. */
    static boolean canReserve(PlayerView view) {
        return view.moves().exists(move -> move instanceof Action.Reserve && isProgress(view, move));
    }

    static boolean isProgress(PlayerView view, Action move) {
        if (move instanceof Action.Reserve) {
            return view.turn().exists(turn -> drawsAnother(view, turn) || hasPlaced(view, turn));
        }
        return !(move instanceof Action.Swap);
    }

    /** Whether the player will draw another card in this turn. */
    private static boolean drawsAnother(PlayerView view, Phase.Holding turn) {
        return turn.remaining() > 0 && view.piles(turn.player()).total() > 0;
    }

    /** Whether the player, who has reserved nothing, played a card in this turn before. */
    private static boolean hasPlaced(PlayerView view, Phase.Holding turn) {
        return turn.remaining() < view.heads().size() - 1;
    }
}
