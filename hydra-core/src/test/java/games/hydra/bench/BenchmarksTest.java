package games.hydra.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collection;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Every benchmark does what it says that it measures. How long it takes is no matter here. */
class BenchmarksTest {
    private static final int BENCHMARKS_AND_PARAMETERS = 17;

    private static Collection<RunResult> results;

    @BeforeAll
    static void runEachOnce() throws RunnerException {
        // Whether somebody else is measuring at the moment is no matter either.
        System.setProperty("jmh.ignoreLock", "true");
        Options once = new OptionsBuilder()
                .mode(Mode.SingleShotTime)
                .forks(0)
                .warmupIterations(0)
                .measurementIterations(1)
                .shouldFailOnError(true)
                .verbosity(VerboseMode.SILENT)
                .build();
        results = new Runner(once).run();
    }

    @Test
    void each_of_them_finds_the_counts_that_it_expects() {
        assertThat(results).hasSize(BENCHMARKS_AND_PARAMETERS);
    }

    @Test
    void one_that_counted_something_else_would_fail() {
        assertThatThrownBy(() -> Played.require(2, 3)).hasMessage("expected 2, was 3");
    }

    @Test
    void they_are_compared_with_the_yardstick_and_with_fewer_heads() {
        assertThat(new Comparison(results).lines())
                .hasSize(7)
                .allMatch(
                        line -> line.matches("(Random playouts|Start|Step), \\d+ (players|heads): .*: \\d+\\.\\d+.*"));
    }
}
