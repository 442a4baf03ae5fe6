package games.hydra.bot;

import games.hydra.random.Rng;
import games.hydra.view.PlayerView;

/** The first of the moves that bring the game on. */
record FirstStrategy() implements Strategy {

    @Override
    public Choice choose(PlayerView view, Rng rng) {
        return new Choice(Progress.first(view), rng, this);
    }
}
