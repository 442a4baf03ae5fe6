package games.hydra.bot;

import games.hydra.Action;
import games.hydra.view.PlayerView;
import io.vavr.collection.Seq;

/**
 * Which moves bring the game on. A swap uses up no card, and a reserve that ends the turn goes home again at once: players
 * who keep to either could go on for ever.
 */
final class Progress {
    private Progress() {}

    /** The moves that bring the game on, or all of them where none does. */
    static Seq<Action> moves(PlayerView view) {
        Seq<Action> moves = view.moves().filter(move -> isProgress(view, move));
        return moves.isEmpty() ? view.moves() : moves;
    }

    private static boolean isProgress(PlayerView view, Action move) {
        return !(move instanceof Action.Swap) && (!(move instanceof Action.Reserve) || drawsAnother(view));
    }

    /** Whether the player will draw another card in this turn. */
    private static boolean drawsAnother(PlayerView view) {
        return view.turn()
                .exists(turn ->
                        turn.remaining() > 0 && view.piles(turn.player()).total() > 0);
    }
}
