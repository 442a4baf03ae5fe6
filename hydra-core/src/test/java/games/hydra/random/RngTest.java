package games.hydra.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.hydra.testkit.Rule;
import io.vavr.collection.List;
import io.vavr.collection.Stream;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** Known answers: a saved game depends on every one of these numbers. */
class RngTest {

    @Test
    @Rule("R1.6")
    void the_bits_for_seed_0_are_those_published_for_splitmix64() {
        assertThat(bits(Rng.seeded(0), 3))
                .containsExactly(0xE220A8397B1DCDAFL, 0x6E789E6AA1B965F4L, 0x06C45D188009454FL);
    }

    @Test
    @Rule("R1.6")
    void the_bits_for_seed_1234567_are_those_published_for_splitmix64() {
        assertThat(bits(Rng.seeded(1234567), 5))
                .map(Long::toUnsignedString)
                .containsExactly(
                        "6457827717110365317",
                        "3203168211198807973",
                        "9817491932198370423",
                        "4593380528125082431",
                        "16408922859458223821");
    }

    @Test
    @Rule("R1.6")
    void bounded_draws_for_a_seed_are_known() {
        assertThat(below(Rng.seeded(42), 54, 10)).containsExactly(40, 8, 15, 18, 2, 46, 11, 43, 18, 33);
    }

    @Test
    @Rule("R1.6")
    void a_shuffle_for_a_seed_is_known() {
        assertThat(Rng.seeded(42).shuffled(Vector.rangeClosed(1, 10)).value())
                .containsExactly(9, 4, 7, 6, 5, 1, 10, 3, 2, 8);
    }

    @Test
    void a_shuffle_of_one_card_or_none_draws_nothing() {
        Rng rng = Rng.seeded(7);

        assertThat(rng.shuffled(List.of("only")).next()).isEqualTo(rng);
        assertThat(rng.shuffled(List.empty()).next()).isEqualTo(rng);
    }

    @Test
    void a_bound_must_be_positive() {
        assertThatThrownBy(() -> Rng.seeded(1).below(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void an_even_gamma_would_not_reach_every_state() {
        assertThatThrownBy(() -> new Rng(1, 2)).isInstanceOf(IllegalArgumentException.class);
    }

    private static Stream<Long> bits(Rng rng, int count) {
        return Stream.iterate(rng.bits(), drawn -> drawn.next().bits())
                .take(count)
                .map(Rng.Drawn::value);
    }

    private static Stream<Integer> below(Rng rng, int bound, int count) {
        return Stream.iterate(rng.below(bound), drawn -> drawn.next().below(bound))
                .take(count)
                .map(Rng.Drawn::value);
    }
}
