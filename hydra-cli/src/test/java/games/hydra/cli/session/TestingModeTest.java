package games.hydra.cli.session;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TestingModeTest {
    private static final SessionOptions TESTING = SessionOptions.classic(42).testing();

    @Test
    @Rule({"R7.10", "R7.13"})
    void the_opening_with_the_cut_asks_for_every_card_before_the_board() {
        String text =
                opened("2", "3", "H", "", "5", "H", "1", "K", "D", "2", "D").text();

        assertThat(text).isEqualTo("""
                How many players?
                < 2
                Card value?
                < 3
                Suit?
                < H

                Heads:
                1: 3H (1)

                Players:
                Player 1: 53 (53 draw, 0 discard)
                Player 2: 54 (54 draw, 0 discard)

                Player 2, it is your turn.
                <
                Card value?
                < 5
                Suit?
                < H

                Heads:
                1: 3H (1)

                Players:
                Player 1: 53 (53 draw, 0 discard)
                Player 2: 53 (53 draw, 0 discard) + 1 in hand, 0 remaining, 0 in reserve

                Player 2, you are holding a 5H. Your move?
                < 1
                Card value?
                < K
                Suit?
                < D
                Card value?
                < 2
                Suit?
                < D

                Heads:
                2: KD (1)
                3: 2D (1)

                Players:
                Player 1: 53 (53 draw, 0 discard)
                Player 2: 53 (51 draw, 2 discard)

                Player 1, it is your turn.
                """);
    }

    @Test
    @Rule("R7.10")
    void a_joker_is_not_asked_for_its_suit() {
        assertThat(opened("2").outputOf("Joker")).contains("1: 2J (1)").doesNotContain("Suit?");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1", "11", "joker", "a", "AS", "0", "é"})
    @Rule("R7.10")
    void an_invalid_value_repeats_the_question(String value) {
        assertThat(opened("2").outputOf(value)).isEqualTo("Card value?\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "s", "J", "SS", "Spades", "1"})
    @Rule("R7.10")
    void an_invalid_suit_repeats_the_question(String suit) {
        assertThat(opened("2", "A").outputOf(suit)).isEqualTo("Suit?\n");
    }

    @Test
    @Rule("R7.10")
    void a_refused_move_asks_for_the_card_again() {
        Transcript moved = opened("2", "3", "H", "", "2", "H");

        assertThat(moved.outputOf("7")).isEqualTo("Card value?\n");
        assertThat(moved.outputOf("7", "K", "S")).endsWith("Player 2, you are holding a KS. Your move?\n");
    }

    @Test
    @Rule("R7.10")
    void a_swap_asks_for_the_card_again() {
        Transcript twoHeads = opened("2", "3", "H", "", "5", "H", "1", "K", "D", "2", "D");

        assertThat(twoHeads.answer("", "9", "S", "0", "8", "S").outputOf("0")).isEqualTo("Card value?\n");
    }

    @Test
    @Rule("R7.12")
    void without_its_option_c_is_no_move() {
        Transcript moved = opened("2", "3", "H", "", "2", "H");

        assertThat(moved.outputOf("c")).isEqualTo(moved.outputOf("7"));
    }

    private static Transcript opened(String... lines) {
        return Transcript.of(Session.open(TESTING), lines);
    }
}
