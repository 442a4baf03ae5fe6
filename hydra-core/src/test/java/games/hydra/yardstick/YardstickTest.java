package games.hydra.yardstick;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Outcome;
import games.hydra.Setup;
import io.vavr.collection.Seq;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The yardstick plays the very game that the engine plays; else a comparison with it would say nothing. */
class YardstickTest {
    private static final int GAMES = 600;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void it_is_the_engine_s_equal_at_every_step_of_random_games(int players) {
        Map<Outcome.Victory, Long> victories = new ConcurrentHashMap<>();

        IntStream.range(0, GAMES)
                .parallel()
                .mapToObj(seed -> play(players, seed))
                .forEach(end -> victories.merge(end.how(), 1L, Long::sum));

        assertThat(victories.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(GAMES);
        assertThat(victories).containsKey(Outcome.Victory.BY_SHEDDING);
    }

    private static Outcome.Win play(int players, int seed) {
        Yardstick yardstick = new Yardstick(players);
        yardstick.deal(seed);
        GameState engine = Hydra.start(Setup.of(players, seed)).get();
        Dice dice = new Dice();
        dice.seed(~seed);
        int move = Moves.BEGIN_TURN;
        for (int step = 0; !engine.isOver(); step++) {
            Seq<Action> legal = Hydra.legalActions(engine);
            requireSame(seed, step, engine, legal, new YardstickState(yardstick), move);
            int chosen = dice.below(legal.size());
            engine = Hydra.step(engine, legal.get(chosen)).state();
            move = yardstick.legalMoves().get(chosen);
            yardstick.play(move);
        }
        requireSame(seed, -1, engine, Hydra.legalActions(engine), new YardstickState(yardstick), move);
        return (Outcome.Win) engine.outcome().get();
    }

    /** AssertJ's description is only made up where they differ: there are a million steps. */
    private static void requireSame(
            int seed, int step, GameState engine, Seq<Action> legal, YardstickState yardstick, int lastMove) {
        if (!yardstick.state(lastMove).equals(engine)) {
            assertThat(yardstick.state(lastMove)).as("seed %d, step %d", seed, step).isEqualTo(engine);
        }
        if (!yardstick.legalActions().equals(legal)) {
            assertThat(yardstick.legalActions()).as("seed %d, step %d", seed, step).isEqualTo(legal);
        }
    }
}
