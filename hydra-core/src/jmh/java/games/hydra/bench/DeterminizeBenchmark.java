package games.hydra.bench;

import games.hydra.GameState;
import games.hydra.random.Rng;
import games.hydra.table.PlayerId;
import games.hydra.view.PlayerView;
import games.hydra.view.Viewer;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The cost of drawing a state that looks to player 1 like the moment of a game of two. */
@State(Scope.Benchmark)
public class DeterminizeBenchmark {
    private static final int VIEWS = 250;

    private final List<PlayerView> views = new ArrayList<>();
    private int cards;
    private Rng rng = Rng.seeded(1);

    @Setup
    public void look() {
        new EnginePlayouts(2).play(VIEWS, (state, action) -> look(state));
        Played.require(VIEWS, views.size());
    }

    private void look(GameState state) {
        views.add(PlayerView.of(state, Viewer.seat(PlayerId.FIRST)));
        cards += cardsOf(state);
    }

    @Benchmark
    @OperationsPerInvocation(VIEWS)
    public void determinize() {
        int count = 0;
        for (PlayerView view : views) {
            Rng.Drawn<GameState> drawn = view.determinize(rng);
            rng = drawn.next();
            count += cardsOf(drawn.value());
        }
        Played.require(cards, count);
    }

    private static int cardsOf(GameState state) {
        return state.players().get(0).cardCount() + state.players().get(1).cardCount();
    }
}
