package games.hydra;

import static games.hydra.testkit.Actions.begin;
import static games.hydra.testkit.Actions.place;
import static games.hydra.testkit.Actions.play;
import static games.hydra.testkit.Actions.reserve;
import static games.hydra.testkit.Table.counted;
import static games.hydra.testkit.Table.discard;
import static games.hydra.testkit.Table.draw;
import static games.hydra.testkit.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.rule.CutRule;
import games.hydra.rule.LastReserve;
import games.hydra.rule.ReserveHome;
import games.hydra.rule.ReserveMinHeads;
import games.hydra.rule.RuleSet;
import games.hydra.rule.StalemateRule;
import games.hydra.table.Pile;
import games.hydra.testkit.Rule;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;

class StalemateTest {
    private static final RuleSet LAST_RESORT = RuleSet.STANDARD.withCut(CutRule.LAST_RESORT);
    private static final RuleSet ONE_HEAD = LAST_RESORT.withReserveMinHeads(ReserveMinHeads.ONE);

    @Test
    @Rule("R6.5")
    void it_is_a_stalemate_when_every_players_only_card_fits_no_head() {
        assertThat(Stalemate.holds(twoHeads(LAST_RESORT, draw("KD"), draw("QS"))))
                .isTrue();
    }

    @Test
    @Rule("R6.5")
    void where_the_only_card_lies_makes_no_difference() {
        GameState state = table(LAST_RESORT)
                .head("3H")
                .head("9D")
                .player(draw(""), discard("KD"))
                .player(draw("QS"), discard(""))
                .next(1);

        assertThat(Stalemate.holds(state)).isTrue();
    }

    @Test
    @Rule("R6.5")
    void it_is_none_while_one_player_has_a_card_that_fits() {
        assertThat(Stalemate.holds(twoHeads(LAST_RESORT, draw("KD"), draw("8S"))))
                .isFalse();
    }

    @Test
    @Rule("R6.5")
    void it_is_none_while_one_player_has_two_cards_and_could_cut_with_the_second() {
        assertThat(Stalemate.holds(twoHeads(LAST_RESORT, draw("KD"), draw("QS KS"))))
                .isFalse();
    }

    @Test
    @Rule("R6.5")
    void it_is_none_where_the_card_may_cut_instead_of_being_reserved() {
        assertThat(List.of(CutRule.NO_HEAD, CutRule.FREE).map(LAST_RESORT::withCut))
                .allSatisfy(rules -> assertThat(Stalemate.holds(twoHeads(rules, draw("KD"), draw("QS"))))
                        .isFalse());
    }

    @Test
    @Rule("R6.5")
    void it_is_none_where_the_last_reserve_is_played() {
        RuleSet rules = LAST_RESORT.withLastReserve(LastReserve.IS_PLAYED);

        assertThat(Stalemate.holds(twoHeads(rules, draw("KD"), draw("QS")))).isFalse();
    }

    @Test
    @Rule("R6.5")
    void with_one_head_it_is_none_where_a_card_can_not_be_reserved() {
        assertThat(Stalemate.holds(oneHead(LAST_RESORT, draw("KD"), draw("QS"))))
                .isFalse();
    }

    @Test
    @Rule("R6.5")
    void with_one_head_no_card_of_any_player_may_fit() {
        assertThat(Stalemate.holds(oneHead(ONE_HEAD, draw("KD JH"), draw("QS 10C 5D"))))
                .isTrue();
        assertThat(Stalemate.holds(oneHead(ONE_HEAD, draw("KD JH"), draw("QS 10C 2D"))))
                .isFalse();
    }

    @Test
    @Rule("R6.5")
    void with_one_head_and_draw_top_only_the_card_on_top_counts_since_it_comes_back() {
        RuleSet rules = ONE_HEAD.withReserveHome(ReserveHome.DRAW_TOP);

        assertThat(Stalemate.holds(oneHead(rules, draw("KD"), draw("QS 2D")))).isTrue();
        assertThat(Stalemate.holds(oneHead(rules, draw("KD"), draw("2D QS")))).isFalse();
    }

    @Test
    @Rule("R6.5")
    void with_draw_top_an_empty_draw_pile_may_bring_any_discarded_card_to_the_top() {
        RuleSet rules = ONE_HEAD.withReserveHome(ReserveHome.DRAW_TOP);
        GameState state = table(rules)
                .head("3H")
                .player(draw("KD"), discard(""))
                .player(draw(""), discard("QS 2D"))
                .next(1);

        assertThat(Stalemate.holds(state)).isFalse();
    }

    @Test
    @Rule("R6.5")
    void dealt_by_hand_it_is_none_since_any_card_may_come() {
        assertThat(Stalemate.holds(twoHeads(LAST_RESORT, counted(1), counted(1))))
                .isFalse();
    }

    @Test
    @Rule("R6.5")
    void it_is_reported_when_the_turn_that_led_to_it_ends() {
        Result.Accepted result = play(oneMoveBefore(LAST_RESORT), place(1));

        assertThat(result.events().last()).isEqualTo(new Event.StalemateReached());
        assertThat(result.state().stalemate()).isTrue();
        assertThat(result.state().isOver()).isFalse();
    }

    @Test
    @Rule("R6.5")
    void it_is_reported_once() {
        GameState stalemate = play(oneMoveBefore(LAST_RESORT), place(1)).state();

        assertThat(play(stalemate, begin(), reserve()).events()).doesNotContain(new Event.StalemateReached());
        assertThat(play(stalemate, begin(), reserve()).state().stalemate()).isTrue();
    }

    @Test
    @Rule("R6.5")
    void with_the_option_it_ends_the_game_as_a_draw() {
        Result.Accepted result = play(oneMoveBefore(LAST_RESORT.withStalemate(StalemateRule.DRAW)), place(1));

        assertThat(result.events().takeRight(2))
                .containsExactly(new Event.StalemateReached(), new Event.GameEnded(new Outcome.Draw()));
        assertThat(result.state().outcome()).contains(new Outcome.Draw());
    }

    @Test
    @Rule("R6.5")
    void players_in_a_stalemate_may_agree_on_a_draw_by_changing_the_rules() {
        GameState stalemate = play(oneMoveBefore(LAST_RESORT), place(1)).state();
        Action change = new Action.ChangeRules(LAST_RESORT.withStalemate(StalemateRule.DRAW));

        assertThat(play(stalemate, change).state().outcome()).contains(new Outcome.Draw());
    }

    @Test
    @Rule("R6.5")
    void players_in_a_stalemate_may_resolve_it_by_changing_the_rules() {
        GameState stalemate = play(oneMoveBefore(LAST_RESORT), place(1)).state();

        GameState changed =
                play(stalemate, new Action.ChangeRules(RuleSet.STANDARD)).state();

        assertThat(changed.stalemate()).isFalse();
    }

    @Test
    @Rule("R6.5")
    void nothing_ever_changes_in_a_stalemate_but_whose_turn_it_is() {
        GameState stalemate = play(oneMoveBefore(LAST_RESORT), place(1)).state();

        GameState once = play(stalemate, begin(), reserve(), begin(), reserve()).state();
        GameState twice = play(once, begin(), reserve(), begin(), reserve()).state();

        assertThat(Hydra.legalActions(play(once, begin()).state())).containsExactly(reserve());
        assertThat(twice).isEqualTo(once);
    }

    private static GameState twoHeads(RuleSet rules, Pile one, Pile two) {
        return table(rules)
                .head("3H")
                .head("9D")
                .player(one, one.emptied())
                .player(two, two.emptied())
                .next(1);
    }

    private static GameState oneHead(RuleSet rules, Pile one, Pile two) {
        return table(rules)
                .head("3H")
                .player(one, one.emptied())
                .player(two, two.emptied())
                .next(1);
    }

    /** Player 2 places a 2 and is left with a king; player 1 has a queen. */
    private static GameState oneMoveBefore(RuleSet rules) {
        return table(rules)
                .head("3H")
                .head("9D")
                .player(draw("QD"), discard(""))
                .player(draw("KS"), discard(""))
                .holding(2, "2S")
                .remaining(0)
                .state();
    }
}
