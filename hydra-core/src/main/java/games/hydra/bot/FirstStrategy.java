package games.hydra.bot;

import games.hydra.Action;
import games.hydra.random.Rng;
import games.hydra.view.PlayerView;

/** The first of the moves that bring the game on. */
record FirstStrategy() implements Strategy {

    @Override
    public Rng.Drawn<Action> choose(PlayerView view, Rng rng) {
        return new Rng.Drawn<>(Progress.moves(view).head(), rng);
    }
}
