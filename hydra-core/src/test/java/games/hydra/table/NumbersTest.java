package games.hydra.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.hydra.testkit.Rule;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;

/** The numbers of heads and players. */
class NumbersTest {

    @Test
    void heads_and_players_are_sorted_by_number() {
        assertThat(List.of(10, 9, 1).map(HeadId::new).sorted().mkString(" ")).isEqualTo("1 9 10");
        assertThat(List.of(10, 9, 1).map(PlayerId::new).sorted().mkString(" ")).isEqualTo("1 9 10");
    }

    @Test
    @Rule("R2.1")
    void play_goes_round_by_number() {
        assertThat(List.of(1, 2, 3)
                        .map(PlayerId::new)
                        .map(player -> player.nextOf(3).number()))
                .containsExactly(2, 3, 1);
    }

    @Test
    void no_player_has_a_number_below_1() {
        assertThat(new PlayerId(1)).isEqualTo(PlayerId.FIRST);
        assertThatThrownBy(() -> new PlayerId(0)).isInstanceOf(IllegalArgumentException.class);
    }
}
