package games.hydra.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class MinimizingTest {

    @Test
    void what_does_not_matter_is_left_out() {
        List<Integer> minimal =
                Minimizing.minimal(List.of(1, 7, 2, 3, 7, 9, 4), numbers -> numbers.containsAll(List.of(7, 9)));

        assertThat(minimal).containsExactly(7, 9);
    }

    @Test
    void where_all_matters_all_is_kept() {
        assertThat(Minimizing.minimal(List.of(3, 1, 2), numbers -> numbers.size() == 3))
                .containsExactly(3, 1, 2);
    }
}
