package games.hydra.cli.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.rule.RuleSet;
import games.hydra.sim.Experiment;
import games.hydra.sim.GameRange;
import games.hydra.sim.Run;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SimulationTest {
    private static final Experiment EXPERIMENT =
            new Experiment(RuleSet.STANDARD.withCardsEach(5), 3, List.of("greedy", "random"), 1, 1000);
    private static final GameRange GAMES = new GameRange(11, 310);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 8})
    void the_figures_and_the_order_of_the_games_do_not_depend_on_the_number_of_threads(int threads) throws Exception {
        StringBuilder rows = new StringBuilder();
        Simulation simulation = new Simulation(EXPERIMENT, GAMES, threads, 0, part -> rows.append(CsvText.rows(part)));

        assertThat(simulation.play(() -> {})).isEqualTo(Run.play(EXPERIMENT, GAMES));
        assertThat(rows.toString()).isEqualTo(rows(Vector.rangeClosed(11L, 310L)));
    }

    @Test
    void what_is_over_when_it_is_stopped_is_counted_and_nothing_else() throws Exception {
        StringBuilder rows = new StringBuilder();
        AtomicReference<Simulation> self = new AtomicReference<>();
        Simulation simulation = new Simulation(
                EXPERIMENT, new GameRange(1, GameRange.MOST), 2, 0, part -> rows.append(CsvText.rows(part)));
        self.set(simulation);

        Run run = simulation.play(() -> {
            if (self.get().gamesOver() > 100) {
                self.get().stop();
            }
        });

        Vector<Long> played =
                run.games().ranges().toVector().flatMap(range -> Vector.rangeClosed(range.first(), range.last()));
        assertThat(played.size()).isGreaterThan(100);
        assertThat(rows.toString()).isEqualTo(rows(played));
        assertThat(run.stats())
                .isEqualTo(run.games()
                        .ranges()
                        .foldLeft(
                                Run.empty(EXPERIMENT),
                                (sum, range) ->
                                        sum.merge(Run.play(EXPERIMENT, range)).get())
                        .stats());
    }

    @Test
    void as_long_as_one_thread_plays_alone_there_are_no_more_games_at_the_same_time() throws Exception {
        long forEver = TimeUnit.DAYS.toMillis(1);
        Simulation simulation = new Simulation(EXPERIMENT, GAMES, 8, forEver, part -> {});

        assertThat(simulation.play(() -> assertThat(simulation.chunksUnderWay()).isLessThanOrEqualTo(1)))
                .isEqualTo(Run.play(EXPERIMENT, GAMES));
    }

    @Test
    void chunks_are_all_games_in_order_each_once() {
        assertThat(Chunks.of(new GameRange(5, 1_000), 3)
                        .flatMap(range -> Vector.rangeClosed(range.first(), range.last()))
                        .toVector())
                .isEqualTo(Vector.rangeClosed(5L, 1_000L));
    }

    @Test
    void a_few_games_are_shared_out_one_by_one() {
        assertThat(Chunks.of(new GameRange(1, 10), 8).toVector())
                .hasSize(10)
                .allSatisfy(range -> assertThat(range.size()).isOne());
    }

    private static String rows(Vector<Long> numbers) {
        return numbers.map(number -> CsvText.row(number, EXPERIMENT.seedOf(number), EXPERIMENT.play(number)))
                .mkString();
    }
}
