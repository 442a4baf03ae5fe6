package games.hydra.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.NotEmpty;

class HistogramProperties {

    @Property
    void a_histogram_has_every_number_as_often_as_it_came_up(@ForAll List<@IntRange(max = 20) Integer> values) {
        assertThat(histogram(values).counts().toMap(entry -> entry))
                .isEqualTo(Vector.ofAll(values).groupBy(value -> value).mapValues(same -> (long) same.size()));
    }

    @Property
    void merging_is_adding_all_of_both(
            @ForAll List<@IntRange(max = 20) Integer> one, @ForAll List<@IntRange(max = 20) Integer> other) {
        assertThat(histogram(one).merge(histogram(other)))
                .isEqualTo(histogram(
                        Vector.ofAll(one).appendAll(Vector.ofAll(other)).asJava()));
    }

    @Property
    void a_quantile_is_the_smallest_number_that_enough_are_not_above(
            @ForAll @NotEmpty List<Integer> values, @ForAll @IntRange(max = 100) int percent) {
        int quantile = histogram(values).quantile(percent).get();

        assertThat(values).contains(quantile);
        assertThat(100L * countUpTo(values, quantile)).isGreaterThanOrEqualTo((long) percent * values.size());
        assertThat(100L * values.stream().filter(value -> value < quantile).count())
                .satisfiesAnyOf(
                        below -> assertThat(below).isLessThan((long) percent * values.size()),
                        below -> assertThat(below).isZero());
    }

    @Property
    void the_sum_is_that_of_all_numbers(@ForAll List<Integer> values) {
        assertThat(histogram(values).sum())
                .isEqualTo(values.stream().mapToLong(Integer::longValue).sum());
    }

    @Example
    void nothing_is_known_of_no_numbers() {
        assertThat(Histogram.EMPTY.median()).isEmpty();
        assertThat(Histogram.EMPTY.mean()).isEmpty();
        assertThat(Histogram.EMPTY.max()).isEmpty();
    }

    @Example
    void the_ends_the_middle_and_the_mean_of_a_known_histogram() {
        Histogram histogram = histogram(List.of(4, 1, 3, 2, 10));

        assertThat(histogram.min()).contains(1);
        assertThat(histogram.median()).contains(3);
        assertThat(histogram.quantile(95)).contains(10);
        assertThat(histogram.max()).contains(10);
        assertThat(histogram.mean()).contains(4.0);
    }

    @Example
    void a_quantile_is_right_also_of_as_many_numbers_as_can_be_counted() {
        Histogram histogram = new Histogram(TreeMap.of(1, Long.MAX_VALUE / 2, 2, Long.MAX_VALUE / 2));

        assertThat(histogram.quantile(50)).contains(1);
        assertThat(histogram.quantile(51)).contains(2);
    }

    @Example
    void more_than_can_be_counted_is_an_error_and_no_wrong_figure() {
        Histogram full = new Histogram(TreeMap.of(1, Long.MAX_VALUE));

        assertThatThrownBy(() -> full.merge(Histogram.of(Vector.of(1)))).isInstanceOf(ArithmeticException.class);
    }

    @Example
    void a_number_that_never_came_up_has_no_entry() {
        assertThatThrownBy(() -> new Histogram(TreeMap.of(1, 0L))).isInstanceOf(IllegalArgumentException.class);
    }

    private static long countUpTo(List<Integer> values, int bound) {
        return values.stream().filter(value -> value <= bound).count();
    }

    private static Histogram histogram(List<Integer> values) {
        return Histogram.of(Vector.ofAll(values));
    }
}
