package games.hydra.random;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.testkit.Rule;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Positive;

class RngProperties {

    @Property
    @Rule("R1.6")
    void the_bits_are_those_of_the_jdks_splittable_random(@ForAll long seed) {
        SplittableRandom oracle = new SplittableRandom(seed);
        Rng rng = Rng.seeded(seed);

        for (int draw = 0; draw < 20; draw++) {
            Rng.Drawn<Long> drawn = rng.bits();
            assertThat(drawn.value()).isEqualTo(oracle.nextLong());
            rng = drawn.next();
        }
    }

    @Property
    void split_is_that_of_the_jdks_splittable_random(@ForAll long seed) {
        SplittableRandom oracle = new SplittableRandom(seed);
        SplittableRandom oracleSplit = oracle.split();

        Rng.Drawn<Rng> split = Rng.seeded(seed).split();

        assertThat(split.value().bits().value()).isEqualTo(oracleSplit.nextLong());
        assertThat(split.next().bits().value()).isEqualTo(oracle.nextLong());
    }

    @Property
    void split_twice_is_that_of_the_jdks_splittable_random(@ForAll long seed) {
        SplittableRandom oracle = new SplittableRandom(seed).split().split();

        Rng twice = Rng.seeded(seed).split().value().split().value();

        assertThat(twice.bits().value()).isEqualTo(oracle.nextLong());
    }

    @Property
    void a_jump_leads_where_so_many_draws_do(@ForAll long seed, @ForAll @IntRange(max = 200) int steps) {
        Rng drawn = Rng.seeded(seed).split().value();
        Rng jumped = drawn.jumped(steps);

        for (int draw = 0; draw < steps; draw++) {
            drawn = drawn.bits().next();
        }

        assertThat(jumped).isEqualTo(drawn);
    }

    @Property
    void jumps_add_up_however_far_they_go(@ForAll long seed, @ForAll long one, @ForAll long other) {
        Rng rng = Rng.seeded(seed);

        assertThat(rng.jumped(one).jumped(other)).isEqualTo(rng.jumped(one + other));
    }

    @Property
    void a_bounded_draw_is_at_least_0_and_below_the_bound(@ForAll long seed, @ForAll @Positive int bound) {
        assertThat(Rng.seeded(seed).below(bound).value()).isBetween(0, bound - 1);
    }

    @Property
    void drawing_leaves_the_generator_as_it_was(@ForAll long seed, @ForAll @Positive int bound) {
        Rng rng = Rng.seeded(seed);

        assertThat(rng.below(bound)).isEqualTo(rng.below(bound));
        assertThat(rng.bits()).isEqualTo(rng.bits());
    }

    @Property
    void a_shuffle_keeps_every_value(@ForAll long seed, @ForAll @IntRange(max = 200) int size) {
        Vector<Integer> values = Vector.range(0, size);

        List<Integer> shuffled = Rng.seeded(seed).shuffled(values).value();

        assertThat(shuffled.sorted()).containsExactlyElementsOf(values);
    }

    @Property
    void numbers_are_shuffled_as_other_values_are(@ForAll long seed, @ForAll byte[] values) {
        byte[] before = values.clone();
        Rng rng = Rng.seeded(seed);

        Rng.Drawn<byte[]> shuffled = rng.shuffled(values);

        Rng.Drawn<List<Byte>> expected = rng.shuffled(Vector.ofAll(values));
        assertThat(List.ofAll(shuffled.value())).isEqualTo(expected.value());
        assertThat(shuffled.next()).isEqualTo(expected.next());
        assertThat(values).isEqualTo(before);
    }

    /** Without rejection, 32 bits give these numbers 2, 3 and 3 times, by their remainder: a quarter instead of a third. */
    @Example
    void a_bounded_draw_is_unbiased_where_the_bound_divides_badly() {
        int bound = (1 << 30) + (1 << 29);
        int[] remainders = new int[3];
        Rng rng = Rng.seeded(2026);

        for (int draw = 0; draw < 30_000; draw++) {
            Rng.Drawn<Integer> drawn = rng.below(bound);
            remainders[drawn.value() % 3]++;
            rng = drawn.next();
        }

        // Six standard deviations of a fair draw.
        assertThat(Vector.ofAll(remainders))
                .allSatisfy(count -> assertThat(count).isBetween(9_510, 10_490));
    }

    @Example
    void every_order_of_four_comes_up_equally_often() {
        int shuffles = 24_000;
        Map<List<Integer>, Integer> counts = new HashMap<>();
        Rng rng = Rng.seeded(17);

        for (int shuffle = 0; shuffle < shuffles; shuffle++) {
            Rng.Drawn<List<Integer>> drawn = rng.shuffled(Vector.of(1, 2, 3, 4));
            counts.merge(drawn.value(), 1, Integer::sum);
            rng = drawn.next();
        }

        assertThat(counts).hasSize(24);
        // Six standard deviations of a fair shuffle.
        assertThat(counts.values()).allSatisfy(count -> assertThat(count).isBetween(814, 1_186));
    }
}
