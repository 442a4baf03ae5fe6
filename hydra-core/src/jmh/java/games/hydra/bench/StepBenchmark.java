package games.hydra.bench;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.Hydra;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** {@code step} and {@code legalActions} each by itself, over the moments of random games of two players. */
@State(Scope.Benchmark)
public class StepBenchmark {
    private static final int MOMENTS = 2_000;

    private record Moment(GameState state, Action action) {}

    private List<Moment> moments;
    private int events;
    private int legal;

    @Setup
    public void play() {
        moments = new ArrayList<>();
        new EnginePlayouts(2).play(MOMENTS, (state, action) -> moments.add(new Moment(state, action)));
        events = countEvents();
        legal = countLegal();
        Played.require(MOMENTS, moments.size());
    }

    @Benchmark
    @OperationsPerInvocation(MOMENTS)
    public void step() {
        Played.require(events, countEvents());
    }

    @Benchmark
    @OperationsPerInvocation(MOMENTS)
    public void legalActions() {
        Played.require(legal, countLegal());
    }

    private int countEvents() {
        int count = 0;
        for (Moment moment : moments) {
            count += Hydra.step(moment.state, moment.action).events().size();
        }
        return count;
    }

    private int countLegal() {
        int count = 0;
        for (Moment moment : moments) {
            count += Hydra.legalActions(moment.state).size();
        }
        return count;
    }
}
