package games.hydra.bench;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Random games, with the deal and the legal actions of every step: the cost of one step. */
@State(Scope.Benchmark)
public class PlayoutBenchmark {
    private static final int STEPS = 10_000;

    @Param({"2", "10", "100"})
    public int players;

    private EnginePlayouts engine;
    private YardstickPlayouts yardstick;
    private Played expected;

    @Setup
    public void agree() {
        engine = new EnginePlayouts(players);
        yardstick = new YardstickPlayouts(players);
        expected = yardstick.play(STEPS);
        Played.require(expected, engine.play(STEPS));
    }

    @Benchmark
    @OperationsPerInvocation(STEPS)
    public void engine() {
        Played.require(expected, engine.play(STEPS));
    }

    @Benchmark
    @OperationsPerInvocation(STEPS)
    public void yardstick() {
        Played.require(expected, yardstick.play(STEPS));
    }
}
