package games.hydra.bench;

import games.hydra.rule.RuleSet;
import games.hydra.sim.Experiment;
import io.vavr.collection.List;
import java.util.function.IntUnaryOperator;

/** Games among strategies, as a type that does not depend on who loads it: at least so many steps. */
public final class MatchSteps implements IntUnaryOperator {
    @Override
    public int applyAsInt(int steps) {
        Experiment experiment = new Experiment(RuleSet.STANDARD, 4, List.of("greedy", "cautious", "counter", "random"), 1, steps);
        int played = 0;
        for (long game = 1; played < steps; game++) {
            played += experiment.play(game).steps();
        }
        return played;
    }
}
