package games.hydra.bench;

import games.hydra.rule.RuleSet;
import games.hydra.sim.Experiment;
import io.vavr.collection.List;
import java.util.function.IntUnaryOperator;

/** Games among strategies, as a type that does not depend on who loads it: at least so many steps. */
public class MatchSteps implements IntUnaryOperator {
    private final List<String> bots;

    public MatchSteps() {
        this("greedy", "cautious", "counter", "random");
    }

    MatchSteps(String... bots) {
        this.bots = List.of(bots);
    }

    @Override
    public int applyAsInt(int steps) {
        Experiment experiment = new Experiment(RuleSet.STANDARD, bots.size(), bots, 1, steps);
        int played = 0;
        for (long game = 1; played < steps; game++) {
            played += experiment.play(game).steps();
        }
        return played;
    }
}
