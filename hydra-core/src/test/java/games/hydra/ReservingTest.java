package games.hydra;

import static games.hydra.testkit.Actions.place;
import static games.hydra.testkit.Actions.play;
import static games.hydra.testkit.Actions.reserve;
import static games.hydra.testkit.Actions.swap;
import static games.hydra.testkit.Table.discard;
import static games.hydra.testkit.Table.draw;
import static games.hydra.testkit.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.rule.LastReserve;
import games.hydra.rule.Preset;
import games.hydra.rule.ReserveMinHeads;
import games.hydra.rule.RuleSet;
import games.hydra.table.PlayerId;
import games.hydra.table.Reserve;
import games.hydra.testkit.Cards;
import games.hydra.testkit.Hand;
import games.hydra.testkit.Rule;
import org.junit.jupiter.api.Test;

class ReservingTest {
    private static final RuleSet IS_PLAYED = RuleSet.STANDARD.withLastReserve(LastReserve.IS_PLAYED);
    private static final PlayerId TWO = new PlayerId(2);

    @Test
    @Rule("R4.4")
    void with_two_heads_and_no_reserve_the_held_card_can_be_reserved() {
        Result.Accepted result = play(twoHeads(RuleSet.STANDARD, "5C", "KD").state(), reserve());

        assertThat(result.events().head()).isEqualTo(new Event.CardReserved(TWO, Cards.card("KD")));
    }

    @Test
    @Rule("R4.4")
    void there_is_only_one_reserve() {
        GameState state = twoHeads(RuleSet.STANDARD, "5C", "KD").reserve("QS").state();

        assertThat(Hydra.check(state, reserve())).contains(new Rejection.ReserveOccupied());
    }

    @Test
    @Rule("R4.4")
    void with_a_single_head_nothing_can_be_reserved() {
        assertThat(Hydra.check(oneHead(RuleSet.STANDARD), reserve())).contains(new Rejection.TooFewHeads(1, 2));
    }

    @Test
    void with_reserve_min_heads_1_a_single_head_is_enough() {
        RuleSet rules = RuleSet.STANDARD.withReserveMinHeads(ReserveMinHeads.ONE);

        assertThat(play(oneHead(rules), reserve()).events().last())
                .isEqualTo(new Event.TurnEnded(TWO, TurnEnd.ALL_PLAYED, new PlayerId(1)));
    }

    @Test
    @Rule("R4.5")
    void without_a_reserve_there_is_nothing_to_swap() {
        assertThat(Hydra.check(twoHeads(RuleSet.STANDARD, "5C", "KD").state(), swap()))
                .contains(new Rejection.NoReserve());
    }

    @Test
    void with_is_played_the_last_reserve_is_taken_in_hand_as_the_next_required_card() {
        GameState state = twoHeads(IS_PLAYED, "", "2S").reserve("KS").state();

        Result.Accepted result = play(state, place(1));

        assertThat(result.events().last()).isEqualTo(new Event.ReserveTaken(TWO, Cards.card("KS")));
        assertThat(result.state().phase()).isEqualTo(new Phase.Holding(TWO, Cards.card("KS"), 0, Reserve.closed()));
    }

    @Test
    void with_is_played_reserving_the_only_card_brings_it_straight_back() {
        GameState state = twoHeads(IS_PLAYED, "", "KD").state();

        assertThat(play(state, reserve()).state().phase())
                .isEqualTo(new Phase.Holding(TWO, Cards.card("KD"), 0, Reserve.closed()));
    }

    @Test
    void a_reserve_taken_in_hand_can_neither_be_reserved_again_nor_swapped() {
        GameState state = twoHeads(IS_PLAYED, "", "KD").reserveClosed().state();

        assertThat(Hydra.check(state, reserve())).contains(new Rejection.ReserveClosed());
        assertThat(Hydra.check(state, swap())).contains(new Rejection.NoReserve());
    }

    @Test
    void a_player_may_win_with_the_reserve_taken_in_hand() {
        GameState state = twoHeads(IS_PLAYED, "", "2S").reserveClosed().state();

        assertThat(play(state, place(1)).state().outcome()).contains(new Outcome.Win(TWO, Outcome.Victory.BY_SHEDDING));
    }

    @Test
    void with_is_played_the_reserve_still_goes_home_when_no_more_cards_are_required() {
        GameState state =
                twoHeads(IS_PLAYED, "", "2S").remaining(0).reserve("KS").state();

        assertThat(play(state, place(1)).events().last())
                .isEqualTo(new Event.TurnEnded(TWO, TurnEnd.ALL_PLAYED, new PlayerId(1)));
    }

    @Test
    void with_the_preset_driscoll_the_reserve_goes_home_to_the_draw_pile() {
        GameState state =
                twoHeads(Preset.DRISCOLL.rules(), "5C", "3S").reserve("KS").state();

        assertThat(play(state, place(1)).state().player(TWO).draw()).isEqualTo(draw("KS 5C"));
    }

    private static Hand twoHeads(RuleSet rules, String draw, String held) {
        return table(rules)
                .head("3H")
                .head("9D")
                .player(draw("4S"), discard(""))
                .player(draw(draw), discard(""))
                .holding(2, held);
    }

    private static GameState oneHead(RuleSet rules) {
        return table(rules)
                .head("3H")
                .player(draw("4S"), discard(""))
                .player(draw("5C"), discard(""))
                .holding(2, "KD")
                .state();
    }
}
