package games.hydra.cli.display;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.card.Rank;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;

class JokerValuesTest {

    @Test
    void a_range_is_its_ends() {
        assertThat(JokerValues.of(Rank.all())).isEqualTo("A-K");
        assertThat(JokerValues.of(List.of(Rank.ACE, Rank.TWO))).isEqualTo("A-2");
    }

    @Test
    void one_value_is_itself() {
        assertThat(JokerValues.of(List.of(Rank.TEN))).isEqualTo("10");
    }

    @Test
    void ranks_with_gaps_are_some() {
        assertThat(JokerValues.of(List.of(Rank.ACE, Rank.THREE))).isEqualTo("some");
    }
}
