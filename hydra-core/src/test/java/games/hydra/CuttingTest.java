package games.hydra;

import static games.hydra.testkit.Actions.cutOff;
import static games.hydra.testkit.Actions.deal;
import static games.hydra.testkit.Actions.play;
import static games.hydra.testkit.Table.counted;
import static games.hydra.testkit.Table.discard;
import static games.hydra.testkit.Table.draw;
import static games.hydra.testkit.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.rule.CutRule;
import games.hydra.rule.LastReserve;
import games.hydra.rule.ReserveHome;
import games.hydra.rule.RuleSet;
import games.hydra.table.Head;
import games.hydra.table.HeadId;
import games.hydra.table.Player;
import games.hydra.table.PlayerId;
import games.hydra.testkit.Cards;
import games.hydra.testkit.Hand;
import games.hydra.testkit.Rule;
import org.junit.jupiter.api.Test;

class CuttingTest {
    private static final PlayerId ONE = new PlayerId(1);
    private static final PlayerId TWO = new PlayerId(2);

    @Test
    @Rule("R5.1")
    void nothing_is_cut_off_while_any_head_accepts_the_card() {
        GameState state = holding(RuleSet.STANDARD, "8D").state();

        assertThat(Hydra.check(state, cutOff())).contains(new Rejection.CardFits(Cards.card("8D")));
    }

    @Test
    @Rule("R5.1")
    void with_no_head_a_card_that_fits_nowhere_may_cut_although_it_could_be_reserved() {
        assertThat(Hydra.check(holding(RuleSet.STANDARD, "KD").state(), cutOff()))
                .isEmpty();
    }

    @Test
    @Rule("R5.1")
    void with_last_resort_nothing_is_cut_off_while_the_card_can_be_reserved() {
        GameState state =
                holding(RuleSet.STANDARD.withCut(CutRule.LAST_RESORT), "KD").state();

        assertThat(Hydra.check(state, cutOff())).contains(new Rejection.CardCanBeReserved());
    }

    @Test
    @Rule("R5.1")
    void with_last_resort_a_full_reserve_lets_the_player_cut() {
        GameState state = holding(RuleSet.STANDARD.withCut(CutRule.LAST_RESORT), "KD")
                .reserve("QS")
                .state();

        assertThat(Hydra.check(state, cutOff())).isEmpty();
    }

    @Test
    @Rule("R5.1")
    void with_last_resort_a_reserve_that_has_to_be_played_lets_the_player_cut() {
        RuleSet rules = RuleSet.STANDARD.withCut(CutRule.LAST_RESORT).withLastReserve(LastReserve.IS_PLAYED);

        assertThat(Hydra.check(holding(rules, "KD").reserveClosed().state(), cutOff()))
                .isEmpty();
    }

    @Test
    @Rule("R5.1")
    void with_free_a_head_may_be_cut_off_although_the_card_fits() {
        assertThat(Hydra.check(
                        holding(RuleSet.STANDARD.withCut(CutRule.FREE), "2D").state(), cutOff()))
                .isEmpty();
    }

    @Test
    @Rule("R5.2")
    void the_cards_move_in_the_order_of_the_rule() {
        Result.Accepted result =
                play(holding(RuleSet.STANDARD, "KD").reserve("QS").state(), cutOff());

        assertThat(result.events())
                .containsExactly(
                        new Event.CardDiscarded(TWO, Cards.card("KD")),
                        new Event.ReserveWentHome(TWO, Cards.card("QS"), ReserveHome.DISCARD),
                        new Event.HeadCutOff(TWO, new HeadId(1), Head.of(Cards.face("3H"), Cards.faces("4J"))),
                        new Event.HeadGrown(TWO, new HeadId(3), Cards.face("5C")),
                        new Event.HeadGrown(TWO, new HeadId(4), Cards.face("6D")),
                        new Event.TurnEnded(TWO, TurnEnd.HEAD_CUT_OFF, ONE));
    }

    @Test
    @Rule({"R5.2", "R1.5"})
    void the_held_card_the_reserve_and_the_head_lie_on_the_discard_pile() {
        GameState state = play(holding(RuleSet.STANDARD, "KD").reserve("QS").state(), cutOff())
                .state();

        assertThat(state.player(TWO)).isEqualTo(new Player(draw("7H"), discard("Joker 3H QS KD 8S")));
    }

    @Test
    @Rule("R5.2")
    void two_new_heads_get_the_next_numbers() {
        GameState state =
                play(holding(RuleSet.STANDARD, "KD").state(), cutOff()).state();

        assertThat(state.heads()).hasToString("[2: 9D, 3: 5C, 4: 6D]");
    }

    @Test
    @Rule("R5.2")
    void with_draw_top_the_reserve_becomes_the_first_new_head() {
        RuleSet rules = RuleSet.STANDARD.withReserveHome(ReserveHome.DRAW_TOP);

        GameState state =
                play(holding(rules, "KD").reserve("QS").state(), cutOff()).state();

        assertThat(state.heads()).hasToString("[2: 9D, 3: QS, 4: 5C]");
        assertThat(state.player(TWO)).isEqualTo(new Player(draw("6D 7H"), discard("Joker 3H KD 8S")));
    }

    @Test
    @Rule("R5.2")
    void a_joker_as_new_head_has_the_value_2() {
        GameState state = table().head("3H")
                .player(draw("4S"), discard(""))
                .player(draw("Joker Joker 5C"), discard(""))
                .holding(2, "KD")
                .state();

        assertThat(play(state, cutOff()).state().heads()).hasToString("[2: 2J, 3: 2J]");
    }

    @Test
    @Rule({"R5.2", "R3.2"})
    void with_an_empty_draw_pile_both_new_heads_come_from_the_reshuffled_discard_pile() {
        GameState state = table().head("3H")
                .player(draw("4S"), discard(""))
                .player(draw(""), discard("5C"))
                .holding(2, "KD")
                .state();

        Result.Accepted result = play(state, cutOff());

        assertThat(result.events().map(Event::getClass).map(Class::getSimpleName))
                .containsExactly(
                        "CardDiscarded", "HeadCutOff", "PileReshuffled", "HeadGrown", "HeadGrown", "TurnEnded");
        assertThat(result.state().player(TWO).draw().size()).isEqualTo(1);
        assertThat(result.state().player(TWO).discard().size()).isZero();
    }

    @Test
    @Rule({"R5.2", "R3.2"})
    void the_second_new_head_may_need_a_reshuffle_of_its_own() {
        GameState state = table().head("3H")
                .player(draw("4S"), discard(""))
                .player(draw("5C"), discard(""))
                .holding(2, "KD")
                .state();

        Result.Accepted result = play(state, cutOff());

        assertThat(result.events().map(Event::getClass).map(Class::getSimpleName))
                .containsExactly(
                        "CardDiscarded", "HeadCutOff", "HeadGrown", "PileReshuffled", "HeadGrown", "TurnEnded");
        assertThat(result.state().heads().toSeq().head()).isEqualTo(Head.of(Cards.face("5C")));
        assertThat(result.state().player(TWO).cardCount()).isEqualTo(1);
    }

    @Test
    @Rule("R5.3")
    void the_turn_ends_whatever_is_still_required() {
        assertThat(play(holding(RuleSet.STANDARD, "KD").remaining(1).state(), cutOff())
                        .state()
                        .phase())
                .isEqualTo(new Phase.BetweenTurns(ONE));
    }

    @Test
    @Rule("R5.2")
    void dealt_by_hand_each_new_head_is_awaited() {
        GameState state = table().head("3H")
                .player(counted(3), counted(0))
                .player(counted(5), counted(0))
                .holding(2, "KD")
                .state();

        GameState cut = play(state, cutOff()).state();
        GameState first = play(cut, deal("5C")).state();
        GameState second = play(first, deal("Joker")).state();

        assertThat(cut.phase()).isEqualTo(new Phase.AwaitingCard(new Purpose.NewHead(TWO, 2)));
        assertThat(first.phase()).isEqualTo(new Phase.AwaitingCard(new Purpose.NewHead(TWO, 1)));
        assertThat(second.heads()).hasToString("[2: 5C, 3: 2J]");
        assertThat(second.player(TWO)).isEqualTo(new Player(counted(3), counted(2)));
    }

    /** Head 1 is a 3 on a joker, head 2 a 9; player 2 has three cards to draw. */
    private static Hand holding(RuleSet rules, String card) {
        return table(rules)
                .head("3H 4J")
                .head("9D")
                .player(draw("4S"), discard(""))
                .player(draw("5C 6D 7H"), discard("8S"))
                .holding(2, card);
    }
}
