package games.hydra.yardstick;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.Outcome;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The yardstick plays the very game that the engine plays; else a comparison with it would say nothing. */
class YardstickTest {
    private static final int GAMES = 750;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void it_equals_the_engine_at_every_step_of_random_games(int players) {
        Set<Outcome.Victory> victories = IntStream.range(0, GAMES)
                .parallel()
                .mapToObj(seed -> new BothGames(players, seed).play())
                .collect(Collectors.toSet());

        assertThat(victories).containsExactlyInAnyOrder(Outcome.Victory.values());
    }
}
