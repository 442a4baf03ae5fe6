package games.hydra.bench;

import java.util.Collection;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Runs the benchmarks that the arguments select, all if none, and says how they compare. The arguments are those of JMH, and
 * what they leave open is: the time and the allocated bytes of one operation, in one new JVM for each benchmark.
 */
public final class Benchmarks {
    private static final int ITERATIONS = 5;

    private Benchmarks() {}

    public static void main(String... arguments) throws RunnerException, CommandLineOptionException {
        Collection<RunResult> results = new Runner(options(new CommandLineOptions(arguments))).run();
        new Comparison(results).lines().forEach(System.out::println);
    }

    private static Options options(CommandLineOptions asked) {
        return new OptionsBuilder()
                .parent(asked)
                .mode(Mode.AverageTime)
                .timeUnit(TimeUnit.NANOSECONDS)
                .forks(asked.getForkCount().orElse(1))
                .warmupIterations(asked.getWarmupIterations().orElse(ITERATIONS))
                .warmupTime(asked.getWarmupTime().orElse(TimeValue.seconds(1)))
                .measurementIterations(asked.getMeasurementIterations().orElse(ITERATIONS))
                .measurementTime(asked.getMeasurementTime().orElse(TimeValue.seconds(1)))
                .addProfiler(GCProfiler.class)
                .build();
    }
}
