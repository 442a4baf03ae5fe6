package games.hydra.cli.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.rule.CutRule;
import games.hydra.rule.RuleSet;
import games.hydra.sim.Experiment;
import games.hydra.sim.GameRange;
import games.hydra.sim.Run;
import io.vavr.collection.List;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class FiguresTextTest {
    private static final Experiment EXPERIMENT = new Experiment(
            RuleSet.STANDARD.withCut(CutRule.LAST_RESORT).withCardsEach(10), 2, List.of("first", "random"), 2026, 60);

    @Test
    void the_figures_of_a_known_run_are_known() throws IOException {
        assertThat(FiguresText.of(Run.play(EXPERIMENT, new GameRange(1, 50)))).isEqualTo(known("figures.txt"));
    }

    @Test
    void the_figures_of_no_game_are_blank() throws IOException {
        assertThat(FiguresText.of(Run.empty(EXPERIMENT))).isEqualTo(known("no-figures.txt"));
    }

    @Test
    void merged_runs_have_the_figures_of_the_whole_run() {
        Run merged = Run.play(EXPERIMENT, new GameRange(21, 50))
                .merge(Run.play(EXPERIMENT, new GameRange(1, 20)))
                .get();

        assertThat(FiguresText.of(merged)).isEqualTo(FiguresText.of(Run.play(EXPERIMENT, new GameRange(1, 50))));
    }

    @Test
    void gaps_between_the_games_are_shown() {
        Run gaps = Run.play(EXPERIMENT, new GameRange(1, 2))
                .merge(Run.play(EXPERIMENT, new GameRange(4, 4)))
                .get();

        assertThat(FiguresText.of(gaps)).contains("Games  3 (1 to 2, 4)\n");
    }

    @Test
    void steps_per_second_are_said_of_a_run_that_was_timed() {
        Run run = Run.play(EXPERIMENT, new GameRange(1, 50));

        assertThat(FiguresText.of(run, 2.0))
                .contains("Steps per second  " + Math.round(run.stats().steps() / 2.0) + "\n");
        assertThat(FiguresText.of(run)).doesNotContain("per second");
    }

    private static String known(String name) throws IOException {
        try (InputStream text = FiguresTextTest.class.getResourceAsStream("/simulate/" + name)) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
