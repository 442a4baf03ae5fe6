package games.hydra.cli.report;

import games.hydra.Outcome;
import games.hydra.rule.RuleSet;
import games.hydra.sim.Ending;
import games.hydra.sim.Experiment;
import games.hydra.sim.GameRange;
import games.hydra.sim.GameRanges;
import games.hydra.sim.GameSummary;
import games.hydra.sim.Run;
import games.hydra.sim.Stats;
import games.hydra.table.PlayerId;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** Runs to report on. */
final class Runs {
    static final Experiment EXPERIMENT = new Experiment(RuleSet.STANDARD, 2, List.of("greedy", "random"), 42, 20_000);

    private Runs() {}

    static Run played(int games) {
        return Run.play(EXPERIMENT, new GameRange(1, games));
    }

    /** Games as they never were. */
    static Run of(Seq<GameSummary> games) {
        return new Run(
                EXPERIMENT, GameRanges.of(1, games.size()), games.map(Stats::of).reduce(Stats::merge));
    }

    /** A game of so many turns that seat 1 won, with one head more each turn. */
    static GameSummary game(int turns, String... names) {
        return new GameSummary(
                List.of(names),
                new Ending.Won(new PlayerId(1), Outcome.Victory.values()[0]),
                2 * turns,
                turns,
                1,
                List.rangeClosed(1, turns));
    }
}
