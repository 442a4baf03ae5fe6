package games.hydra.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.sim.Ending;
import games.hydra.sim.GameSummary;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;

class SummaryTest {

    @Test
    void a_strategy_wins_most_when_its_interval_is_above_the_fair_share() {
        assertThat(summary(List.fill(20, Runs.game(7, "good", "bad"))))
                .isEqualTo(
                        "good wins most: 100.0 % of its seats (95 % interval 83.9 % to 100.0 %) against a fair share of"
                                + " 50.0 %. The median game had 7 turns; every game had a winner.");
    }

    @Test
    void a_strategy_that_only_seems_better_is_not_called_so() {
        assertThat(summary(List.of(Runs.game(7, "good", "bad"))))
                .startsWith("No strategy wins clearly more than the fair share of 50.0 %.");
    }

    @Test
    void games_that_nobody_wins_lower_the_fair_share() {
        GameSummary stuck = new GameSummary(List.of("good", "bad"), new Ending.Stuck(), 1, 1, 0, List.of(1));

        assertThat(summary(List.fill(20, Runs.game(7, "good", "bad")).appendAll(List.fill(20, stuck))))
                .contains("against a fair share of 25.0 %.")
                .endsWith("50.0 % had no winner.");
    }

    private static String summary(List<GameSummary> games) {
        return new Summary(Runs.of(games).stats()).text();
    }
}
