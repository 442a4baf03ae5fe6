package games.hydra.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class NumberRangeTest {

    @Test
    void a_range_contains_its_ends_and_what_lies_between() {
        assertThat(Vector.rangeClosed(0, 6).filter(new NumberRange(2, 4)::contains))
                .containsExactly(2, 3, 4);
    }

    @Test
    void a_range_may_have_a_single_number_but_not_none() {
        assertThat(new NumberRange(3, 3).contains(3)).isTrue();
        assertThatThrownBy(() -> new NumberRange(4, 3)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_range_is_written_with_two_dots() {
        assertThat(new NumberRange(1, 54)).hasToString("1..54");
    }
}
