package games.hydra;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.random.Rng;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** With {@code cut=no-head} random games end: measured, with a bound far above what was ever seen. */
class GameLengthTest {
    private static final int GAMES = 300;
    private static final int BOUND = 200_000;

    @Test
    void random_games_under_the_standard_rules_end_within_the_bound() {
        Vector<Integer> lengths = Vector.range(0, GAMES).map(GameLengthTest::length);

        assertThat(lengths).allSatisfy(length -> assertThat(length).isLessThan(BOUND));
    }

    private static int length(int seed) {
        GameState state = Hydra.start(Setup.of(2 + seed % 3, seed)).get();
        Rng rng = Rng.seeded(~seed);
        int steps = 0;
        while (!state.isOver() && steps < BOUND) {
            Seq<Action> legal = Hydra.legalActions(state);
            Rng.Drawn<Integer> choice = rng.below(legal.size());
            rng = choice.next();
            state = Hydra.step(state, legal.get(choice.value())).state();
            steps++;
        }
        return steps;
    }
}
