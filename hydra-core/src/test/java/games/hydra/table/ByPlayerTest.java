package games.hydra.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ByPlayerTest {

    @ParameterizedTest
    @ValueSource(ints = {2, 64})
    void few_values_are_copied(int players) {
        assertThat(ByPlayer.of(List.range(0, players)))
                .isInstanceOf(Array.class)
                .isEqualTo(List.range(0, players));
        assertThat(ByPlayer.fill(players, "x")).isInstanceOf(Array.class).isEqualTo(List.fill(players, "x"));
    }

    @ParameterizedTest
    @ValueSource(ints = {65, 1000})
    void many_values_are_a_tree(int players) {
        assertThat(ByPlayer.of(List.range(0, players)))
                .isInstanceOf(Vector.class)
                .isEqualTo(List.range(0, players));
        assertThat(ByPlayer.fill(players, "x")).isInstanceOf(Vector.class).isEqualTo(List.fill(players, "x"));
    }
}
