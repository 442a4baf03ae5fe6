package games.hydra;

import static games.hydra.testkit.Actions.begin;
import static games.hydra.testkit.Actions.cutOff;
import static games.hydra.testkit.Actions.deal;
import static games.hydra.testkit.Actions.place;
import static games.hydra.testkit.Actions.placeJoker;
import static games.hydra.testkit.Actions.play;
import static games.hydra.testkit.Actions.reserve;
import static games.hydra.testkit.Actions.swap;
import static games.hydra.testkit.Table.counted;
import static games.hydra.testkit.Table.discard;
import static games.hydra.testkit.Table.draw;
import static games.hydra.testkit.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.rule.RuleSet;
import games.hydra.table.PlayerId;
import games.hydra.testkit.Hand;
import games.hydra.testkit.Rule;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;

class EndTest {
    private static final Outcome SHED = new Outcome.Win(new PlayerId(2), Outcome.Victory.BY_SHEDDING);
    private static final Outcome LOST = new Outcome.Win(new PlayerId(2), Outcome.Victory.BY_LOSING);

    @Test
    void an_outcome_is_matched_by_its_kind() {
        Outcome win = new Outcome.Win(PlayerId.FIRST, Outcome.Victory.BY_LOSING);

        assertThat(win.<Boolean>match(won -> true, drawn -> false)).isTrue();
        assertThat(new Outcome.Draw().<Boolean>match(won -> true, drawn -> false))
                .isFalse();
    }

    @Test
    @Rule("R6.1")
    void placing_the_last_card_wins_although_more_cards_are_required() {
        assertThat(play(lastCard("2S").state(), place(1)).state().outcome()).contains(SHED);
    }

    @Test
    @Rule("R6.1")
    void placing_the_last_card_on_an_equal_one_wins() {
        assertThat(play(lastCard("3S").state(), place(1)).state().outcome()).contains(SHED);
    }

    @Test
    @Rule("R6.1")
    void placing_the_last_required_card_as_last_card_wins() {
        assertThat(play(lastCard("2S").remaining(0).state(), place(1)).state().outcome())
                .contains(SHED);
    }

    @Test
    @Rule("R6.1")
    void a_joker_as_last_card_wins() {
        assertThat(play(lastCard("Joker").state(), placeJoker(2, "A")).state().outcome())
                .contains(SHED);
    }

    @Test
    @Rule("R6.1")
    void a_card_in_the_discard_pile_is_still_to_be_played() {
        GameState state = table().head("3H")
                .player(draw("4S"), discard(""))
                .player(draw(""), discard("9C"))
                .holding(2, "2S")
                .state();

        assertThat(play(state, place(1)).state().isOver()).isFalse();
    }

    @Test
    @Rule("R6.2")
    void with_a_card_in_reserve_placing_the_last_other_card_does_not_win() {
        assertThat(play(lastCard("2S").reserve("KS").state(), place(1)).state().isOver())
                .isFalse();
        assertThat(play(lastCard("3S").reserve("KS").state(), place(1)).state().isOver())
                .isFalse();
    }

    @Test
    @Rule("R6.3")
    void with_the_last_card_cutting_off_a_head_of_one_card_wins_by_losing() {
        assertThat(play(lastCard("KS").state(), cutOff()).state().outcome()).contains(LOST);
    }

    @Test
    @Rule("R6.3")
    void the_two_cards_of_winning_by_losing_are_the_new_heads() {
        GameState state = play(lastCard("KS").state(), cutOff()).state();

        assertThat(state.heads().toSeq().tail().map(head -> head.top().toString()))
                .containsExactlyInAnyOrder("KS", "3H");
    }

    @Test
    @Rule("R6.3")
    void with_a_reserve_cutting_off_a_head_of_one_card_does_not_win() {
        assertThat(play(lastCard("KS").reserve("QS").state(), cutOff()).state().isOver())
                .isFalse();
    }

    @Test
    @Rule("R6.3")
    void cutting_off_a_head_of_two_cards_does_not_win() {
        GameState state = table().head("3H", 2)
                .player(draw("4S"), discard(""))
                .player(draw(""), discard(""))
                .holding(2, "KS")
                .state();

        assertThat(play(state, cutOff()).state().isOver()).isFalse();
    }

    @Test
    @Rule("R6.3")
    void dealt_by_hand_winning_by_losing_ends_with_the_second_head() {
        GameState state = table().head("3H")
                .player(counted(3), counted(0))
                .player(counted(0), counted(0))
                .holding(2, "KD")
                .state();

        assertThat(play(state, cutOff(), deal("KD"), deal("3H")).state().outcome())
                .contains(LOST);
    }

    @Test
    @Rule("R6.4")
    void after_the_end_no_action_is_accepted() {
        GameState over = play(lastCard("2S").state(), place(1)).state();
        Action change = new Action.ChangeRules(RuleSet.STANDARD.withSuitMatch(true));

        assertThat(List.of(begin(), place(1), placeJoker(1, "A"), reserve(), swap(), cutOff(), deal("KD"), change))
                .allSatisfy(action -> assertThat(Hydra.check(over, action)).contains(new Rejection.GameOver(SHED)));
        assertThat(Hydra.legalActions(over)).isEmpty();
    }

    /** Player 2 has nothing but the card in hand; head 1 is a single 3. */
    private static Hand lastCard(String card) {
        return table().head("3H")
                .head("9D", 2)
                .player(draw("4S"), discard(""))
                .player(draw(""), discard(""))
                .holding(2, card);
    }
}
