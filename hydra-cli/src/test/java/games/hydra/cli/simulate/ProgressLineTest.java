package games.hydra.cli.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class ProgressLineTest {

    @Example
    void a_line_says_how_far_the_run_is_and_how_long_it_still_takes() {
        assertThat(ProgressLine.of(250, 1000, 30, 80))
                .isEqualTo("[##########------------------------------]  25 %  250 of 1000 games  1:30 left");
        assertThat(ProgressLine.of(1, 1000, 10, 60)).endsWith("   0 %  1 of 1000 games  2:46:30 left");
    }

    @Example
    void nothing_is_left_in_the_end_and_nothing_known_in_the_beginning() {
        assertThat(ProgressLine.of(0, 4, 0, 40)).isEqualTo("[------------------]   0 %  0 of 4 games");
        assertThat(ProgressLine.of(4, 4, 9, 40)).isEqualTo("[##################] 100 %  4 of 4 games");
    }

    @Property
    void a_line_is_never_wider_than_the_terminal(
            @ForAll @IntRange(max = 200) int width, @ForAll @IntRange(max = 1000) int games) {
        assertThat(ProgressLine.of(games, 1000, 5, width).length()).isLessThanOrEqualTo(width);
    }
}
