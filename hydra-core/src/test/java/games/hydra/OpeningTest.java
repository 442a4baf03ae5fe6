package games.hydra;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.card.Card;
import games.hydra.card.Deck;
import games.hydra.rule.RuleSet;
import games.hydra.table.HeadId;
import games.hydra.table.KnownPile;
import games.hydra.table.Pile;
import games.hydra.table.Player;
import games.hydra.table.PlayerId;
import games.hydra.testkit.Actions;
import games.hydra.testkit.Cards;
import games.hydra.testkit.Rule;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OpeningTest {

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 50})
    @Rule("R1.2")
    void n_decks_are_shuffled_together_and_54_cards_dealt_to_each_player(int players) {
        Seq<Card> dealt = dealt(Setup.of(players, 1)).flatMap(OpeningTest::cards);

        assertThat(dealt(Setup.of(players, 1)))
                .hasSize(players)
                .allSatisfy(pile -> assertThat(pile.size()).isEqualTo(54));
        assertThat(dealt)
                .containsExactlyInAnyOrderElementsOf(Vector.range(0, players).flatMap(number -> Deck.standard()));
    }

    @Test
    @Rule("R1.2")
    void discard_piles_start_empty() {
        assertThat(Hydra.start(Setup.of(4, 1)).get().players().map(Player::discard))
                .allSatisfy(discard -> assertThat(discard.isEmpty()).isTrue());
    }

    @Test
    @Rule("R1.6")
    void the_same_seed_gives_the_same_game_and_another_seed_another() {
        assertThat(Hydra.open(Setup.of(2, 7))).isEqualTo(Hydra.open(Setup.of(2, 7)));
        assertThat(Hydra.start(Setup.of(2, 7)).get().players())
                .isNotEqualTo(Hydra.start(Setup.of(2, 8)).get().players());
    }

    @Test
    @Rule("R2.1")
    void player_1_places_the_top_card_as_head_1_and_player_2_is_next() {
        Result.Accepted opening = Hydra.open(Setup.of(3, 7)).get();
        Pile pile = dealt(Setup.of(3, 7)).head();
        GameState state = opening.state();

        assertThat(state.heads().ids()).containsExactly(new HeadId(1));
        assertThat(state.heads().toSeq().head().cards())
                .containsExactly(pile.top().get().asNewHead());
        assertThat(state.player(PlayerId.FIRST).draw()).isEqualTo(pile.withoutTop());
        assertThat(state.phase()).isEqualTo(new Phase.BetweenTurns(new PlayerId(2)));
    }

    @Test
    @Rule("R2.1")
    void a_joker_as_first_head_has_the_value_2() {
        GameState opened = Hydra.start(byHand(2)).get();

        GameState state = Actions.play(opened, Actions.deal("Joker")).state();

        assertThat(state.heads()).hasToString("[1: 2J]");
    }

    @Test
    @Rule("R2.1")
    void dealt_by_hand_the_first_head_is_awaited() {
        GameState opened = Hydra.start(byHand(3)).get();

        assertThat(opened.phase()).isEqualTo(new Phase.AwaitingCard(new Purpose.FirstHead()));
        assertThat(opened.players().map(Player::cardCount)).containsExactly(54, 54, 54);
        assertThat(Actions.play(opened, Actions.deal("3H")).state().players().map(Player::cardCount))
                .containsExactly(53, 54, 54);
    }

    @Test
    @Rule("R6.1")
    void with_one_card_each_player_1_has_won_after_placing_it() {
        Setup setup = Setup.of(2, 3).withRules(RuleSet.STANDARD.withCardsEach(1));

        assertThat(Hydra.start(setup).get().outcome())
                .contains(new Outcome.Win(PlayerId.FIRST, Outcome.Victory.BY_SHEDDING));
    }

    @Test
    @Rule("R6.1")
    void with_one_card_each_dealt_by_hand_player_1_has_won_once_it_is_named() {
        GameState opened = Hydra.start(byHand(2).withRules(RuleSet.STANDARD.withCardsEach(1)))
                .get();

        assertThat(Actions.play(opened, Actions.deal("KD")).state().outcome())
                .contains(new Outcome.Win(PlayerId.FIRST, Outcome.Victory.BY_SHEDDING));
    }

    @Test
    void cards_each_keeps_the_first_cards_dealt_to_each_player() {
        Seq<Pile> full = dealt(Setup.of(3, 5));
        Seq<Pile> five = dealt(Setup.of(3, 5).withRules(RuleSet.STANDARD.withCardsEach(5)));

        assertThat(five.map(OpeningTest::cards))
                .isEqualTo(full.map(pile -> cards(pile).take(5)));
    }

    @Test
    void without_jokers_the_standard_deal_is_all_52_cards() {
        Seq<Pile> piles = dealt(Setup.of(2, 5).withRules(RuleSet.STANDARD.withJokers(0)));

        assertThat(piles.map(Pile::size)).containsExactly(52, 52);
        assertThat(piles.flatMap(OpeningTest::cards)).doesNotContain(Cards.card("Joker"));
    }

    @Test
    void fewer_decks_are_dealt_in_equal_shares() {
        Seq<Pile> piles = dealt(Setup.of(4, 5).withRules(RuleSet.STANDARD.withDecks(Option.some(1))));

        assertThat(piles.map(Pile::size)).containsExactly(13, 13, 13, 13);
    }

    @Test
    void more_decks_still_deal_54_cards_to_each_player() {
        Seq<Pile> piles = dealt(Setup.of(2, 5).withRules(RuleSet.STANDARD.withDecks(Option.some(9))));

        assertThat(piles.map(Pile::size)).containsExactly(54, 54);
    }

    @Test
    void the_largest_table_can_be_dealt() {
        assertThat(Hydra.start(Setup.of(Setup.MOST_PLAYERS, 1)).get().players()).hasSize(10_000);
    }

    private static Seq<Pile> dealt(Setup setup) {
        return ((Event.Dealt) Hydra.open(setup).get().events().head()).draws();
    }

    private static Seq<Card> cards(Pile pile) {
        return ((KnownPile) pile).cards();
    }

    private static Setup byHand(int players) {
        return Setup.of(players, 0).withDealing(Dealing.BY_HAND);
    }
}
