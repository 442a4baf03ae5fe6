package games.hydra.sim;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.rule.CutRule;
import games.hydra.rule.RuleSet;
import io.vavr.collection.List;
import io.vavr.collection.TreeMap;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Runs can be split and merged. */
class RunProperties {
    private static final RuleSet RULES =
            RuleSet.STANDARD.withCut(CutRule.LAST_RESORT).withCardsEach(5);

    @Property(tries = 30)
    void runs_of_any_ranges_merge_to_the_whole_run_in_any_order(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 18) int one,
            @ForAll @IntRange(min = 1, max = 18) int other) {
        Experiment experiment = experiment(seed);
        int first = Math.min(one, other);
        int second = Math.max(one, other) + 1;
        Run a = Run.play(experiment, new GameRange(1, first));
        Run b = Run.play(experiment, new GameRange(first + 1, second));
        Run c = Run.play(experiment, new GameRange(second + 1, 20));
        Run whole = Run.play(experiment, new GameRange(1, 20));

        assertThat(a.merge(b).flatMap(ab -> ab.merge(c))).contains(whole);
        assertThat(c.merge(a).flatMap(ca -> ca.merge(b))).contains(whole);
    }

    @Property(tries = 30)
    void what_was_played_is_consistent(@ForAll long seed) {
        Run run = Run.play(experiment(seed), new GameRange(5, 20));

        assertThat(Run.checked(run.experiment(), run.games(), run.stats())).contains(run);
    }

    @Example
    void figures_that_contradict_each_other_are_no_run() {
        Run run = Run.play(experiment(1), new GameRange(1, 10));
        Stats stats = run.stats();
        Stats oneMoreUnfinished = new Stats(
                stats.strategies(),
                stats.seats(),
                stats.turnsPerGame(),
                stats.stepsPerGame(),
                stats.headsAtEnd(),
                stats.cutsPerGame(),
                stats.wonByLosing(),
                stats.stalemates(),
                stats.draws(),
                stats.unfinished() + 1,
                stats.headsOverTime());
        Stats otherHeads = new Stats(
                stats.strategies(),
                stats.seats(),
                stats.turnsPerGame(),
                stats.stepsPerGame(),
                new Histogram(TreeMap.of(1, 9L)),
                stats.cutsPerGame(),
                stats.wonByLosing(),
                stats.stalemates(),
                stats.draws(),
                stats.unfinished(),
                stats.headsOverTime());

        assertThat(Run.checked(run.experiment(), run.games(), oneMoreUnfinished))
                .isEmpty();
        assertThat(Run.checked(run.experiment(), run.games(), otherHeads)).isEmpty();
        assertThat(Run.checked(run.experiment(), GameRanges.of(1, 9), stats)).isEmpty();
    }

    @Example
    void runs_of_different_experiments_are_not_merged() {
        Run one = Run.play(experiment(1), new GameRange(1, 2));
        Run other = Run.play(experiment(2), new GameRange(3, 4));

        assertThat(one.merge(other).getLeft())
                .isEqualTo(new MergeProblem.OtherExperiment(one.experiment(), other.experiment()));
    }

    @Example
    void no_game_is_counted_twice() {
        Run one = Run.play(experiment(1), new GameRange(1, 6));
        Run other = Run.play(experiment(1), new GameRange(4, 9));

        assertThat(one.merge(other).getLeft()).isEqualTo(new MergeProblem.SameGames(new GameRange(4, 6)));
    }

    private static Experiment experiment(long seed) {
        return new Experiment(RULES, 2, List.of("random", "greedy"), seed, 500);
    }
}
