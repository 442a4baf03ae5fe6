package games.hydra.cli.session;

import static games.hydra.testkit.Table.discard;
import static games.hydra.testkit.Table.draw;
import static games.hydra.testkit.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.GameState;
import games.hydra.Setup;
import games.hydra.testkit.Rule;
import games.hydra.testkit.Table;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClassicSessionTest {
    private static final SessionOptions CLASSIC = SessionOptions.classic(42);

    @Test
    @Rule({"R7.1", "R7.2", "R7.4", "R7.9"})
    void a_game_opens_with_the_number_of_players_the_board_and_the_call_of_player_2() {
        String text = Transcript.of(Session.open(CLASSIC), "2").text();

        assertThat(text).matches("""
                How many players\\?
                < 2

                Heads:
                1: \\w+ \\(1\\)

                Players:
                Player 1: 53 \\(53 draw, 0 discard\\)
                Player 2: 54 \\(54 draw, 0 discard\\)

                Player 2, it is your turn\\.
                """);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "0", "-2", "", " ", "two", "2.0", "2x", "10001", "99999999999999999999999", "é", "２"})
    @Rule("R7.1")
    void what_is_no_number_greater_than_1_is_asked_again(String answer) {
        assertThat(Transcript.of(Session.open(CLASSIC)).outputOf(answer)).isEqualTo("How many players?\n");
    }

    @Test
    @Rule({"R7.2", "R7.3", "R7.4", "R7.5"})
    void the_opening_with_the_cut_is_printed_as_in_the_rules() {
        GameState opened = table().head("3H")
                .player(draw(repeat(53)), discard(""))
                .player(draw("5H KD 2D " + repeat(51)), discard(""))
                .next(2);

        assertThat(transcript(opened, "", "1").text()).isEqualTo("""

                Heads:
                1: 3H (1)

                Players:
                Player 1: 53 (53 draw, 0 discard)
                Player 2: 54 (54 draw, 0 discard)

                Player 2, it is your turn.
                <

                Heads:
                1: 3H (1)

                Players:
                Player 1: 53 (53 draw, 0 discard)
                Player 2: 53 (53 draw, 0 discard) + 1 in hand, 0 remaining, 0 in reserve

                Player 2, you are holding a 5H. Your move?
                < 1

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
    @Rule("R7.3")
    void the_player_who_holds_a_card_sees_hand_remaining_and_reserve() {
        String board =
                transcript(twoHeads().holding(2, "KD").reserve("QS").state()).text();

        assertThat(board)
                .contains("\nPlayer 1: 2 (1 draw, 1 discard)\n")
                .contains("\nPlayer 2: 3 (2 draw, 1 discard) + 1 in hand, 1 remaining, 1 in reserve\n");
    }

    @Test
    @Rule("R7.3")
    void numbers_are_printed_in_ascii_digits_in_every_locale() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(
                    new Locale.Builder().setLanguage("ar").setRegion("EG").build());
            assertThat(transcript(twoHeads().holding(2, "KD").state()).text()).matches("\\A\\p{ASCII}*\\z");
        } finally {
            Locale.setDefault(before);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "0", "anything at all"})
    @Rule("R7.4")
    void any_line_begins_the_turn(String line) {
        assertThat(transcript(twoHeads().next(2)).outputOf(line))
                .endsWith("Player 2, you are holding a 5C. Your move?\n");
    }

    @Test
    @Rule("R7.5")
    void zero_reserves() {
        assertThat(holding("KD").outputOf("0"))
                .contains("0 remaining, 1 in reserve")
                .endsWith("Player 2, you are holding a 5C. Your move?\n");
    }

    @Test
    @Rule("R7.5")
    void zero_swaps_when_there_is_a_reserve() {
        assertThat(holding("KD").outputOf("0", "0")).endsWith("Player 2, you are holding a KD. Your move?\n");
    }

    @Test
    @Rule("R7.5")
    void a_heads_number_places_the_card_there() {
        assertThat(holding("8H").outputOf("3")).contains("\n3: 8H (2)\n");
    }

    @Test
    @Rule("R7.5")
    void the_oldest_heads_number_places_a_card_that_fits_it() {
        assertThat(holding("2H").outputOf("2")).contains("\n2: 2H (2)\n");
    }

    @Test
    @Rule("R7.5")
    void the_oldest_heads_number_cuts_it_off_when_the_card_fits_no_head() {
        assertThat(holding("KD").outputOf("2")).contains("Heads:\n3: 9D (1)\n4: 5C (1)\n5: 6C (1)\n\n");
    }

    @Test
    @Rule("R7.6")
    void a_joker_on_an_existing_head_is_asked_for_its_value() {
        Transcript asked = holding("Joker").answer("3");

        assertThat(holding("Joker").outputOf("3")).isEqualTo("Joker value?\n");
        assertThat(asked.outputOf("A")).contains("\n3: AJ (2)\n");
        assertThat(asked.outputOf("9")).contains("\n3: 9J (2)\n").endsWith("Player 1, it is your turn.\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"10", "K", "1", "a", "", "Joker", "J", "99999999999999999999"})
    @Rule({"R7.6", "R7.7"})
    void a_joker_value_that_does_not_fit_is_ignored_and_the_move_asked_again(String value) {
        Transcript joker = holding("Joker");

        assertThat(joker.answer("3").outputOf(value)).isEqualTo(joker.text());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "x", "1", "4", "-1", "2.5", "3 3", "99999999999999999999", "-99999999999", "c", "٣", "3"})
    @Rule("R7.7")
    void a_move_that_is_not_allowed_is_ignored_and_asked_again(String move) {
        Transcript king = holding("KD");

        assertThat(king.outputOf(move)).isEqualTo(king.text());
    }

    @Test
    @Rule("R7.7")
    void the_oldest_head_is_not_cut_off_while_the_card_fits_another() {
        Transcript eight = holding("8H");

        assertThat(eight.outputOf("2")).isEqualTo(eight.text());
    }

    @Test
    @Rule("R7.7")
    void zero_is_ignored_where_nothing_can_be_reserved() {
        GameState state = table().head("3H")
                .player(draw("4S"), discard(""))
                .player(draw("5C"), discard(""))
                .holding(2, "KD")
                .state();

        assertThat(transcript(state).outputOf("0")).isEqualTo(transcript(state).text());
    }

    @Test
    @Rule("R7.8")
    void a_win_is_one_line_and_the_end() {
        GameState state = table().head("3H")
                .player(draw("4S"), discard(""))
                .player(draw(""), discard(""))
                .holding(2, "2D")
                .state();
        Transcript won = transcript(state).answer("1");

        assertThat(transcript(state).outputOf("1")).isEqualTo("Player 2 wins!\n");
        assertThat(won.isFinished()).isTrue();
    }

    /** Heads 2 and 3, a 3 and a 9; player 2 will draw a 5 and a 6. */
    private static Table twoHeads() {
        return table().numberedFrom(2)
                .head("3H")
                .head("9D")
                .player(draw("4S"), discard("7S"))
                .player(draw("5C 6C"), discard("8S"));
    }

    private static Transcript holding(String card) {
        return transcript(twoHeads().holding(2, card).state());
    }

    private static Transcript transcript(GameState state, String... lines) {
        return Transcript.of(Game.begin(Setup.of(2, 42), state, CLASSIC).ask(), lines);
    }

    private static String repeat(int cards) {
        return "7S ".repeat(cards);
    }
}
