package games.hydra.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class TallyProperties {

    @Property
    void the_interval_holds_the_share_and_stays_between_0_and_1(
            @ForAll @IntRange(max = 10_000) int one, @ForAll @IntRange(max = 10_000) int other) {
        Tally tally = new Tally(Math.min(one, other), Math.max(Math.max(one, other), 1));

        assertThat(tally.wilson().contains(tally.share())).isTrue();
        assertThat(tally.wilson().low()).isBetween(0.0, 1.0);
        assertThat(tally.wilson().high()).isBetween(0.0, 1.0);
    }

    /** The ends of the interval are where the share is just 1.96 standard deviations away. */
    @Property
    void the_ends_solve_the_equation_of_the_score_test(@ForAll @IntRange(min = 1, max = 999) int successes) {
        Tally tally = new Tally(successes, 1000);

        assertThat(deviations(tally, tally.wilson().low())).isCloseTo(1.959963984540054, within(1e-9));
        assertThat(deviations(tally, tally.wilson().high())).isCloseTo(-1.959963984540054, within(1e-9));
    }

    @Example
    void known_intervals() {
        assertThat(new Tally(0, 10).wilson().low()).isZero();
        assertThat(new Tally(0, 10).wilson().high()).isCloseTo(0.2775, within(5e-5));
        assertThat(new Tally(5, 10).wilson().low()).isCloseTo(0.2366, within(5e-5));
        assertThat(new Tally(5, 10).wilson().high()).isCloseTo(0.7634, within(5e-5));
        assertThat(new Tally(81, 263).wilson().low()).isCloseTo(0.2553, within(5e-5));
        assertThat(new Tally(81, 263).wilson().high()).isCloseTo(0.3662, within(5e-5));
        assertThat(new Tally(10, 10).wilson().high()).isEqualTo(1);
    }

    @Example
    void nothing_is_known_of_what_was_never_tried() {
        assertThat(Tally.EMPTY.wilson()).isEqualTo(new Interval(0, 1));
    }

    @Example
    void nothing_succeeds_more_often_than_it_is_tried() {
        assertThatThrownBy(() -> new Tally(2, 1)).isInstanceOf(IllegalArgumentException.class);
    }

    private static double deviations(Tally tally, double truth) {
        return (tally.share() - truth) / Math.sqrt(truth * (1 - truth) / tally.trials());
    }
}
