package games.hydra.sim;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.rule.RuleSet;
import io.vavr.collection.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The stronger strategy wins, with the 95 % interval above one half. The games are always the same, so the outcome can change
 * only with a strategy; docs/BALANCE.md has the figures of many more.
 */
class StrengthTest {

    @ParameterizedTest
    @CsvSource({"first, random, 200", "greedy, first, 200", "counter, greedy, 60", "search:20, counter, 80"})
    void the_stronger_strategy_beats_the_weaker(String stronger, String weaker, int games) {
        Experiment experiment = new Experiment(RuleSet.STANDARD, 2, List.of(stronger, weaker), 1, 100_000);

        Tally wins = Run.play(experiment, new GameRange(1, games))
                .stats()
                .strategies()
                .get(stronger)
                .get();

        assertThat(wins.wilson().low()).as("%s", wins).isGreaterThan(0.5);
    }
}
