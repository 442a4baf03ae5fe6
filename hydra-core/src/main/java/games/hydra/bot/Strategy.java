package games.hydra.bot;

import games.hydra.Action;
import games.hydra.random.Rng;
import games.hydra.view.PlayerView;

/** How a computer player plays. It sees what its player may see, and draws from a generator of its own. */
public interface Strategy {

    /**
     * One of the moves of the view, of which there must be one, and the generator for the next choice. A strategy must not
     * swap for ever: swapping uses up no card.
     */
    Rng.Drawn<Action> choose(PlayerView view, Rng rng);
}
