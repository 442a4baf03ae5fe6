package games.hydra.bot;

import games.hydra.random.Rng;
import games.hydra.view.PlayerView;
import java.util.function.Predicate;

/** Two strategies, and which of them plays now. */
record Conditional(Predicate<PlayerView> condition, Strategy then, Strategy otherwise) implements Strategy {

    @Override
    public Choice choose(PlayerView view, Rng rng) {
        boolean holds = condition.test(view);
        Choice choice = (holds ? then : otherwise).choose(view, rng);
        Strategy next = holds
                ? new Conditional(condition, choice.next(), otherwise)
                : new Conditional(condition, then, choice.next());
        return new Choice(choice.action(), choice.rng(), next);
    }
}
