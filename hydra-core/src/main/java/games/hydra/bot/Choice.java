package games.hydra.bot;

import games.hydra.Action;
import games.hydra.random.Rng;
import java.util.Objects;

/**
 * What a strategy decides.
 *
 * @param action one of the moves of the view
 * @param rng the generator for its next choice
 * @param next the strategy that makes its next choice: itself, itself with what it wants to remember, or another
 */
public record Choice(Action action, Rng rng, Strategy next) {
    public Choice {
        Objects.requireNonNull(action);
        Objects.requireNonNull(rng);
        Objects.requireNonNull(next);
    }
}
