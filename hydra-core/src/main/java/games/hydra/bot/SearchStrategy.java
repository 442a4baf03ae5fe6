package games.hydra.bot;

import games.hydra.Action;
import games.hydra.Phase;
import games.hydra.random.Rng;
import games.hydra.view.PlayerView;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Plays the rest of its turn many times over, each time with other cards in the places that it can't see, and takes the move
 * that was tried most, which is the one that came out best. It remembers whether it has just swapped, so that it does
 * not swap back.
 *
 * @param playouts how often it plays its turn to the end before it decides
 */
record SearchStrategy(int playouts, boolean hasSwapped, Option<Fits> remembered) implements Strategy {

    @Override
    public Choice choose(PlayerView view, Rng rng) {
        Seq<Action> moves = view.turn().fold(view::moves, turn -> candidates(view, turn, hasSwapped));
        if (moves.size() == 1) {
            return choice(moves.head(), rng, remembered);
        }
        Fits fits = Fits.under(view.rules(), remembered);
        Search search = new Search(view, moves, fits, rng);
        search.run(playouts);
        return choice(search.best(), search.rng(), Option.some(fits));
    }

    /** The moves that bring the game on, and a swap, unless the move before was one. */
    static Seq<Action> candidates(PlayerView view, Phase.Holding turn, boolean hasSwapped) {
        boolean maySwap = !hasSwapped && turn.reserve().card().isDefined();
        return view.moves()
                .filter(move -> move instanceof Action.Swap ? maySwap : Progress.isProgress(view, move))
                .orElse(() -> view.moves().reject(Action.Swap.class::isInstance))
                .orElse(view::moves);
    }

    private Choice choice(Action action, Rng rng, Option<Fits> fits) {
        return new Choice(action, rng, new SearchStrategy(playouts, action instanceof Action.Swap, fits));
    }
}
