package games.hydra.bench;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.openjdk.jmh.results.RunResult;

/** The figures that count are ratios of two results of one run; those whose two results are there. */
record Comparison(Collection<RunResult> results) {

    Stream<String> lines() {
        return Stream.of(
                        playouts(2, "at least 0.2, the goal is 0.5"),
                        playouts(10, "none"),
                        playouts(100, "none"),
                        start(2),
                        start(1000),
                        heads(50, "none"),
                        heads(1000, "at most 2"))
                .flatMap(Optional::stream);
    }

    private Optional<String> playouts(int players, String target) {
        Optional<Double> yardstick = score("PlayoutBenchmark.yardstick", players);
        Optional<Double> engine = score("PlayoutBenchmark.engine", players);
        return ratio("Random playouts, %d players: speed / yardstick's".formatted(players), yardstick, engine)
                .map(line -> line + " (target: " + target + ")");
    }

    private Optional<String> start(int players) {
        Optional<Double> yardstick = score("StartBenchmark.yardstick", players);
        return ratio(
                "Start, %d players: speed / yardstick's".formatted(players),
                yardstick,
                score("StartBenchmark.engine", players));
    }

    private Optional<String> heads(int heads, String target) {
        Optional<Double> many = score("HeadsBenchmark.step", heads);
        return ratio("Step, %d heads: time / with 2".formatted(heads), many, score("HeadsBenchmark.step", 2))
                .map(line -> line + " (target: " + target + ")");
    }

    private static Optional<String> ratio(String what, Optional<Double> dividend, Optional<Double> divisor) {
        return dividend.flatMap(a -> divisor.map(b -> String.format(Locale.ROOT, "%s: %.3f", what, a / b)));
    }

    /** The time of an operation of the benchmark whose only parameter has this value. */
    private Optional<Double> score(String benchmark, int parameter) {
        return results.stream()
                .filter(result -> result.getParams().getBenchmark().endsWith("." + benchmark))
                .filter(result -> result.getParams().getParamsKeys().stream()
                        .allMatch(key -> result.getParams().getParam(key).equals(String.valueOf(parameter))))
                .map(result -> result.getPrimaryResult().getScore())
                .findFirst();
    }
}
