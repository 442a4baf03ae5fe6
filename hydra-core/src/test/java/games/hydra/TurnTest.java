package games.hydra;

import static games.hydra.testkit.Actions.begin;
import static games.hydra.testkit.Actions.deal;
import static games.hydra.testkit.Actions.place;
import static games.hydra.testkit.Actions.play;
import static games.hydra.testkit.Actions.reserve;
import static games.hydra.testkit.Actions.swap;
import static games.hydra.testkit.Table.counted;
import static games.hydra.testkit.Table.discard;
import static games.hydra.testkit.Table.draw;
import static games.hydra.testkit.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.rule.Preset;
import games.hydra.table.KnownPile;
import games.hydra.table.Player;
import games.hydra.table.PlayerId;
import games.hydra.table.Reserve;
import games.hydra.testkit.Cards;
import games.hydra.testkit.Rule;
import games.hydra.testkit.Table;
import org.junit.jupiter.api.Test;

class TurnTest {
    private static final PlayerId ONE = new PlayerId(1);
    private static final PlayerId TWO = new PlayerId(2);

    @Test
    @Rule("R3.1")
    void as_many_cards_are_required_as_there_are_heads_at_the_start_of_the_turn() {
        GameState state = threeHeads().player(draw("2C 2D 2H 2S"), discard("")).next(2);

        assertThat(holding(play(state, begin())).remaining()).isEqualTo(2);
        assertThat(play(state, begin(), place(1), place(2), place(3)).state().phase())
                .isEqualTo(new Phase.BetweenTurns(ONE));
    }

    @Test
    @Rule("R3.2")
    void the_card_drawn_is_the_top_of_the_draw_pile() {
        Result.Accepted result =
                play(threeHeads().player(draw("5C 6D"), discard("7H")).next(2), begin());

        assertThat(holding(result).card()).isEqualTo(Cards.card("5C"));
        assertThat(result.state().player(TWO)).isEqualTo(new Player(draw("6D"), discard("7H")));
    }

    @Test
    @Rule("R3.2")
    void an_empty_draw_pile_is_made_anew_from_the_discard_pile_before_a_card_is_drawn() {
        Result.Accepted result =
                play(threeHeads().player(draw(""), discard("5C 6D 7H")).next(2), begin());

        assertThat(result.events().get(1))
                .isInstanceOfSatisfying(
                        Event.PileReshuffled.class,
                        reshuffled -> assertThat(((KnownPile) reshuffled.draw()).cards())
                                .containsExactlyInAnyOrderElementsOf(Cards.cards("5C 6D 7H")));
        assertThat(result.state().player(TWO).draw().size()).isEqualTo(2);
        assertThat(result.state().player(TWO).discard().isEmpty()).isTrue();
    }

    @Test
    @Rule("R3.2")
    void the_discard_pile_stays_until_a_card_has_to_be_drawn() {
        GameState state = threeHeads().player(draw("5C"), discard("6D 7H")).next(2);

        assertThat(play(state, begin()).state().player(TWO)).isEqualTo(new Player(draw(""), discard("6D 7H")));
    }

    @Test
    @Rule("R3.3")
    void an_action_that_is_not_allowed_changes_nothing() {
        GameState state =
                threeHeads().player(draw("5C"), discard("")).holding(2, "KD").state();

        assertThat(Hydra.step(state, place(1)).state()).isSameAs(state);
    }

    @Test
    @Rule("R3.4")
    void after_placing_the_next_required_card_is_drawn() {
        GameState state =
                threeHeads().player(draw("5C 6D"), discard("")).holding(2, "2H").state();

        assertThat(play(state, place(1)).state().phase())
                .isEqualTo(new Phase.Holding(TWO, Cards.card("5C"), 1, Reserve.empty()));
    }

    @Test
    @Rule("R3.4")
    void after_reserving_the_next_required_card_is_drawn() {
        GameState state =
                threeHeads().player(draw("5C 6D"), discard("")).holding(2, "2H").state();

        assertThat(play(state, reserve()).state().phase())
                .isEqualTo(new Phase.Holding(TWO, Cards.card("5C"), 1, Reserve.holding(Cards.card("2H"))));
    }

    @Test
    @Rule("R3.4")
    void when_no_more_cards_are_required_the_reserve_goes_home_and_the_turn_ends() {
        GameState state = threeHeads()
                .player(draw("5C 6D"), discard("8S"))
                .holding(2, "2H")
                .remaining(0)
                .reserve("KS")
                .state();

        Result.Accepted result = play(state, place(1));

        assertThat(result.state().player(TWO)).isEqualTo(new Player(draw("5C 6D"), discard("KS 8S")));
        assertThat(result.events().last()).isEqualTo(new Event.TurnEnded(TWO, TurnEnd.ALL_PLAYED, ONE));
    }

    @Test
    @Rule("R3.4")
    void reserving_the_last_required_card_ends_the_turn_and_it_goes_home() {
        GameState state = threeHeads()
                .player(draw("5C"), discard(""))
                .holding(2, "KH")
                .remaining(0)
                .state();

        Result.Accepted result = play(state, reserve());

        assertThat(result.state().player(TWO)).isEqualTo(new Player(draw("5C"), discard("KH")));
        assertThat(result.events().last()).isEqualTo(new Event.TurnEnded(TWO, TurnEnd.ALL_PLAYED, ONE));
    }

    @Test
    @Rule("R3.4")
    void when_only_the_reserve_is_left_it_goes_home_and_the_turn_ends() {
        GameState state = threeHeads()
                .player(draw(""), discard(""))
                .holding(2, "2H")
                .reserve("KS")
                .state();

        Result.Accepted result = play(state, place(1));

        assertThat(result.state().player(TWO)).isEqualTo(new Player(draw(""), discard("KS")));
        assertThat(result.events().last()).isEqualTo(new Event.TurnEnded(TWO, TurnEnd.ONLY_RESERVE_LEFT, ONE));
    }

    @Test
    @Rule("R3.4")
    void reserving_the_only_card_ends_the_turn_and_it_goes_home() {
        GameState state =
                threeHeads().player(draw(""), discard("")).holding(2, "KH").state();

        Result.Accepted result = play(state, reserve());

        assertThat(result.state().player(TWO)).isEqualTo(new Player(draw(""), discard("KH")));
        assertThat(result.events().last()).isEqualTo(new Event.TurnEnded(TWO, TurnEnd.ONLY_RESERVE_LEFT, ONE));
    }

    @Test
    @Rule("R3.4")
    void a_card_in_the_discard_pile_is_enough_to_go_on() {
        GameState state =
                threeHeads().player(draw(""), discard("5C")).holding(2, "2H").state();

        assertThat(holding(play(state, place(1))).card()).isEqualTo(Cards.card("5C"));
    }

    @Test
    @Rule("R3.5")
    void placing_on_an_equal_top_ends_the_turn_at_once_and_the_reserve_goes_home() {
        GameState state = threeHeads()
                .player(draw("5C"), discard(""))
                .holding(2, "3S")
                .reserve("KS")
                .state();

        Result.Accepted result = play(state, place(1));

        assertThat(result.state().player(TWO)).isEqualTo(new Player(draw("5C"), discard("KS")));
        assertThat(result.events().last()).isEqualTo(new Event.TurnEnded(TWO, TurnEnd.ENDING_PLACEMENT, ONE));
    }

    @Test
    @Rule("R3.6")
    void with_draw_top_the_reserve_goes_home_on_top_of_the_draw_pile() {
        GameState state = table(Preset.CS246_2021.rules())
                .head("3H")
                .head("9D")
                .player(draw("4S"), discard(""))
                .player(draw("5C"), discard("6D"))
                .holding(2, "2H")
                .remaining(0)
                .reserve("KS")
                .state();

        assertThat(play(state, place(1)).state().player(TWO)).isEqualTo(new Player(draw("KS 5C"), discard("6D")));
    }

    @Test
    @Rule({"R3.7", "R4.5"})
    void a_swap_exchanges_held_card_and_reserve_and_uses_up_no_required_card() {
        GameState state = threeHeads()
                .player(draw("5C"), discard(""))
                .holding(2, "KH")
                .reserve("2S")
                .state();

        assertThat(play(state, swap()).state().phase())
                .isEqualTo(new Phase.Holding(TWO, Cards.card("2S"), 2, Reserve.holding(Cards.card("KH"))));
    }

    @Test
    @Rule("R3.7")
    void swaps_may_be_repeated() {
        GameState state = threeHeads()
                .player(draw("5C"), discard(""))
                .holding(2, "KH")
                .reserve("2S")
                .state();

        assertThat(play(state, swap(), swap()).state()).isEqualTo(state);
    }

    @Test
    void play_goes_round_by_number() {
        GameState state = threeHeads()
                .player(draw("5C"), discard(""))
                .player(draw("2H KS"), discard(""))
                .holding(3, "3S")
                .state();

        assertThat(play(state, place(1)).state().phase()).isEqualTo(new Phase.BetweenTurns(ONE));
    }

    @Test
    void dealt_by_hand_a_turn_waits_for_its_card() {
        GameState state = table().head("3H")
                .player(counted(3), counted(0))
                .player(counted(0), counted(2))
                .next(2);

        Result.Accepted begun = play(state, begin());

        assertThat(begun.state().phase())
                .isEqualTo(new Phase.AwaitingCard(new Purpose.NextCard(TWO, 1, Reserve.empty())));
        assertThat(begun.state().player(TWO)).isEqualTo(new Player(counted(2), counted(0)));
        assertThat(play(begun.state(), deal("5H")).state().phase())
                .isEqualTo(new Phase.Holding(TWO, Cards.card("5H"), 0, Reserve.empty()));
    }

    @Test
    void dealt_by_hand_a_held_card_is_replaced_by_the_one_dealt_again() {
        GameState state = table().head("3H")
                .player(counted(3), counted(0))
                .player(counted(2), counted(0))
                .holding(2, "KD")
                .state();

        Result.Accepted again = play(state, deal("2H"));

        assertThat(holding(again).card()).isEqualTo(Cards.card("2H"));
        assertThat(again.state().players()).isEqualTo(state.players());
    }

    private static Table threeHeads() {
        return table().head("3H").head("9D").head("JC").player(draw("4S"), discard(""));
    }

    private static Phase.Holding holding(Result.Accepted result) {
        return (Phase.Holding) result.state().phase();
    }
}
