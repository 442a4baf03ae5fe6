package games.hydra;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import io.vavr.collection.Vector;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The players of a state are kept in the way that is fast for their number, whatever they are given as. */
class PlayersTest {

    @ParameterizedTest
    @ValueSource(ints = {2, 64})
    void few_are_copied(int players) {
        GameState state = Hydra.start(Setup.of(players, 1)).get();

        assertThat(state.players()).isInstanceOf(Array.class);
        assertThat(state.withPlayers(state.players().toVector()).players()).isInstanceOf(Array.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {65, 1000})
    void many_are_a_tree(int players) {
        GameState state = Hydra.start(Setup.of(players, 1)).get();

        assertThat(state.players()).isInstanceOf(Vector.class);
        assertThat(state.withPlayers(state.players().toArray()).players()).isInstanceOf(Vector.class);
        assertThat(state.withPlayers(state.players().toStream()).players()).isInstanceOf(Vector.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 64, 65})
    void states_are_equal_however_their_players_were_given(int players) {
        GameState state = Hydra.start(Setup.of(players, 1)).get();

        assertThat(state.withPlayers(state.players().toList())).isEqualTo(state).hasSameHashCodeAs(state);
    }
}
