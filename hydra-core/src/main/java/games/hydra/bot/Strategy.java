package games.hydra.bot;

import games.hydra.random.Rng;
import games.hydra.view.PlayerView;
import java.util.function.Predicate;

/**
 * How a computer player plays: a pure function of what its player sees and remembers, and of a generator of its own. A
 * strategy is a value; one that wants to remember more than the view does says in its {@link Choice} who chooses next.
 *
 * <pre>{@code
 * record First() implements Strategy {
 *     public Choice choose(PlayerView view, Rng rng) {
 *         return new Choice(view.moves().reject(Action.Swap.class::isInstance).head(), rng, this);
 *     }
 * }
 * GameState state = Hydra.start(Setup.of(2, 42L)).get();
 * PlayerView view = PlayerView.of(state, Viewer.seat(new PlayerId(2)));
 * Action action = new First().choose(view, Rng.seeded(7)).action(); // BeginTurn[]
 * }</pre>
 */
public interface Strategy {

    /**
     * Chooses one of the moves of the view, of which there must be one. A strategy must not swap for ever: swapping uses up
     * no card.
     */
    Choice choose(PlayerView view, Rng rng);

    /** One strategy while the condition holds, another while it does not; each keeps what it remembers. */
    static Strategy when(Predicate<PlayerView> condition, Strategy then, Strategy otherwise) {
        return new Conditional(condition, then, otherwise);
    }
}
