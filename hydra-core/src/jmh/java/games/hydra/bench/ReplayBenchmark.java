package games.hydra.bench;

import games.hydra.Event;
import games.hydra.GameState;
import games.hydra.Hydra;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The cost of an event, when a log of a game of five players is replayed. */
@State(Scope.Benchmark)
public class ReplayBenchmark {
    private static final int PLAYERS = 5;
    private static final int EVENTS = 1_000;

    private Seq<Event> log;
    private GameState expected;

    @Setup
    public void play() {
        log = Hydra.open(games.hydra.Setup.of(PLAYERS, 0)).get().events();
        new EnginePlayouts(PLAYERS).play(EVENTS / 2, this::note);
        log = Vector.ofAll(log.take(EVENTS));
        expected = Hydra.replay(log).get();
        Played.require(EVENTS, log.size());
    }

    private void note(GameState state, games.hydra.Action action) {
        log = log.appendAll(Hydra.step(state, action).events());
    }

    @Benchmark
    @OperationsPerInvocation(EVENTS)
    public void replay() {
        GameState state = Hydra.replay(log).get();
        Played.require(expected.phase(), state.phase());
        Played.require(expected.heads().size(), state.heads().size());
    }
}
