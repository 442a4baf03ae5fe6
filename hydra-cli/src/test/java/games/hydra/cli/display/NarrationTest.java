package games.hydra.cli.display;

import static games.hydra.testkit.Table.counted;
import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.Event;
import games.hydra.Outcome;
import games.hydra.TurnEnd;
import games.hydra.random.Rng;
import games.hydra.rule.CutRule;
import games.hydra.rule.Fit;
import games.hydra.rule.ReserveHome;
import games.hydra.rule.RuleSet;
import games.hydra.table.Head;
import games.hydra.table.HeadId;
import games.hydra.table.PlayerId;
import games.hydra.testkit.Cards;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class NarrationTest {
    private static final PlayerId ONE = new PlayerId(1);
    private static final PlayerId TWO = new PlayerId(2);
    private static final Event RESERVED = new Event.CardReserved(TWO, Cards.card("KS"));
    private static final Event SWAPPED = new Event.CardsSwapped(TWO, Cards.card("KS"), Cards.card("QS"));
    private static final Event RESHUFFLED = new Event.PileReshuffled(TWO, counted(3), Rng.seeded(0));

    @Test
    void nothing_is_told_of_nothing() {
        assertThat(told()).isEmpty();
    }

    @Test
    void the_deal_and_the_first_head() {
        Event dealt = new Event.Dealt(RuleSet.STANDARD, List.of(counted(54), counted(54)), Rng.seeded(0));

        assertThat(told(dealt, new Event.HeadGrown(ONE, new HeadId(1), Cards.face("3H"))))
                .isEqualTo("The cards were dealt. Player 1 grew head 1 (3♥).");
    }

    @Test
    void a_turn_that_has_only_begun() {
        assertThat(told(new Event.TurnBegan(TWO, 1), drawn("5C"))).isEqualTo("Player 2 has 1 card to play.");
        assertThat(told(new Event.TurnBegan(TWO, 9), drawn("5C"))).isEqualTo("Player 2 has 9 cards to play.");
    }

    @Test
    void drawn_and_dealt_cards_are_seen_in_the_hand_and_not_told() {
        assertThat(told(drawn("5C"))).isEmpty();
        assertThat(told(new Event.CardDealtAgain(TWO, Cards.card("5C"), Cards.card("6D"))))
                .isEmpty();
    }

    @Test
    void placements_follow_one_verb() {
        assertThat(told(new Event.TurnBegan(TWO, 3), placed("5H", 3))).isEqualTo("Player 2 placed 5♥ on head 3.");
        assertThat(told(placed("5H", 3), drawn("4S"), placed("4S", 12)))
                .isEqualTo("Player 2 placed 5♥ on head 3 and 4♠ on head 12.");
        assertThat(told(placed("5H", 3), placed("AJ", 7), placed("10D", 7), RESERVED))
                .isEqualTo("Player 2 placed 5♥ on head 3, A★ on head 7 and 10♦ on head 7 and put a card in reserve.");
    }

    @Test
    void the_reserve_is_told_but_never_which_card_it_is() {
        assertThat(told(RESERVED)).isEqualTo("Player 2 put a card in reserve.");
        assertThat(told(SWAPPED)).isEqualTo("Player 2 swapped with the reserve.");
        assertThat(told(SWAPPED, SWAPPED, SWAPPED)).isEqualTo("Player 2 swapped with the reserve 3 times.");
        assertThat(told(new Event.ReserveTaken(TWO, Cards.card("KS"))))
                .isEqualTo("Player 2 took up the reserve as the last card.");
        assertThat(told(wentHome(ReserveHome.DISCARD))).isEqualTo("Player 2 returned the reserve to the discard pile.");
        assertThat(told(wentHome(ReserveHome.DRAW_TOP))).isEqualTo("Player 2 returned the reserve to the draw pile.");
    }

    @Test
    void reshuffling() {
        assertThat(told(RESHUFFLED)).isEqualTo("Player 2 reshuffled.");
    }

    @Test
    void cutting_off_a_head() {
        assertThat(told(
                        placed("5H", 3),
                        RESERVED,
                        new Event.CardDiscarded(TWO, Cards.card("QC")),
                        new Event.HeadCutOff(TWO, new HeadId(2), Head.of(Cards.face("2S"), Cards.faces("3S 4S"))),
                        RESHUFFLED,
                        new Event.HeadGrown(TWO, new HeadId(9), Cards.face("KD")),
                        new Event.HeadGrown(TWO, new HeadId(10), Cards.face("2J")),
                        ended(TurnEnd.HEAD_CUT_OFF)))
                .isEqualTo("Player 2 placed 5♥ on head 3, put a card in reserve, cut off head 2 (3 cards), reshuffled"
                        + " and grew head 9 (K♦) and head 10 (2★).");
        assertThat(told(new Event.HeadCutOff(TWO, new HeadId(2), Head.of(Cards.face("2S")))))
                .isEqualTo("Player 2 cut off head 2 (1 card).");
    }

    @Test
    void the_end_of_a_turn_is_told_where_it_was_early() {
        assertThat(told(placed("5H", 3), ended(TurnEnd.ENDING_PLACEMENT)))
                .isEqualTo("Player 2 placed 5♥ on head 3 and ended the turn.");
        assertThat(told(placed("5H", 3), ended(TurnEnd.ALL_PLAYED))).isEqualTo("Player 2 placed 5♥ on head 3.");
        assertThat(told(RESERVED, ended(TurnEnd.ONLY_RESERVE_LEFT))).isEqualTo("Player 2 put a card in reserve.");
    }

    @Test
    void changed_rules() {
        RuleSet changed = RuleSet.STANDARD.withSuitMatch(true).withCut(CutRule.FREE);

        assertThat(told(placed("5H", 3), new Event.RulesChanged(RuleSet.STANDARD, changed)))
                .isEqualTo("Player 2 placed 5♥ on head 3. The rules changed: cut is free, suit-match is on.");
        assertThat(told(new Event.RulesChanged(changed, changed))).isEqualTo("The rules changed.");
    }

    @Test
    void the_end() {
        assertThat(told(placed("5H", 3), won(Outcome.Victory.BY_SHEDDING)))
                .isEqualTo("Player 2 placed 5♥ on head 3 and won with the last card.");
        assertThat(told(won(Outcome.Victory.BY_LOSING)))
                .isEqualTo("Player 2 won by losing the last cards to new heads.");
        assertThat(told(new Event.StalemateReached(), new Event.GameEnded(new Outcome.Draw())))
                .isEqualTo("Stalemate: nothing can change any more but whose turn it is. The game is a draw.");
    }

    @Test
    void of_a_long_turn_the_latest_is_told() {
        Vector<Event> turn = Vector.rangeClosed(1, 20).map(head -> placed("5H", head));

        assertThat(new Narration(Alphabet.UNICODE).of(turn))
                .startsWith("Player 2, after 12 earlier moves, placed 5♥ on head 13, 5♥ on head 14,")
                .endsWith(" and 5♥ on head 20.");
    }

    @Test
    void in_ascii_cards_have_letters() {
        assertThat(new Narration(Alphabet.ASCII).of(List.of(placed("5H", 3), placed("3J", 4))))
                .isEqualTo("Player 2 placed 5H on head 3 and 3J on head 4.");
    }

    private static String told(Event... events) {
        return new Narration(Alphabet.UNICODE).of(List.of(events));
    }

    private static Event drawn(String card) {
        return new Event.CardDrawn(TWO, Cards.card(card));
    }

    private static Event placed(String card, int head) {
        return new Event.CardPlaced(TWO, new HeadId(head), Cards.face(card), Fit.LOWER);
    }

    private static Event wentHome(ReserveHome home) {
        return new Event.ReserveWentHome(TWO, Cards.card("KS"), home);
    }

    private static Event ended(TurnEnd why) {
        return new Event.TurnEnded(TWO, why, ONE);
    }

    private static Event won(Outcome.Victory how) {
        return new Event.GameEnded(new Outcome.Win(TWO, how));
    }
}
