package games.hydra.bench;

import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.yardstick.Yardstick;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The start of a game: the deal and the first head. */
@State(Scope.Benchmark)
public class StartBenchmark {
    private static final int CARDS_EACH = 54;

    @Param({"2", "1000"})
    public int players;

    private Yardstick yardstick;
    private int seed;

    @org.openjdk.jmh.annotations.Setup
    public void sitDown() {
        yardstick = new Yardstick(players);
    }

    @Benchmark
    public GameState engine() {
        GameState state = Hydra.start(games.hydra.Setup.of(players, seed++)).get();
        Played.require(CARDS_EACH, state.players().last().cardCount());
        return state;
    }

    @Benchmark
    public Yardstick yardstick() {
        yardstick.deal(seed++);
        Played.require(1, yardstick.legalMoves().size());
        return yardstick;
    }
}
