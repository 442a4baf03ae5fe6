package games.hydra;

import static games.hydra.testkit.Actions.place;
import static games.hydra.testkit.Actions.placeJoker;
import static games.hydra.testkit.Actions.play;
import static games.hydra.testkit.Table.discard;
import static games.hydra.testkit.Table.draw;
import static games.hydra.testkit.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.card.FaceUpCard;
import games.hydra.card.Rank;
import games.hydra.rule.Fit;
import games.hydra.rule.RuleSet;
import games.hydra.table.HeadId;
import games.hydra.table.PlayerId;
import games.hydra.testkit.Cards;
import games.hydra.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class PlacingTest {

    @ParameterizedTest
    @CsvSource({"2S, 3H", "AS, 2H", "AS, KD", "QC, KD", "9D, 10J"})
    @Rule("R4.1")
    void a_strictly_lower_card_is_placed_and_the_turn_goes_on(String card, String top) {
        assertPlaced(card, top, Fit.LOWER);
    }

    @ParameterizedTest
    @CsvSource({"3S, 3H", "KD, KD", "AS, AH", "AS, AJ", "10C, 10J"})
    @Rule("R4.2")
    void an_equal_card_is_placed_and_ends_the_turn(String card, String top) {
        assertPlaced(card, top, Fit.EQUAL);
    }

    @ParameterizedTest
    @CsvSource({"2S, AH", "KD, AC", "7H, AJ"})
    @Rule("R4.3")
    void any_other_card_is_placed_on_an_ace_and_the_turn_goes_on(String card, String top) {
        assertPlaced(card, top, Fit.ON_ACE);
    }

    @ParameterizedTest
    @CsvSource({"4S, 3H", "KD, QD", "3H, 2J"})
    @Rule("R4.1")
    void a_higher_card_does_not_fit(String card, String top) {
        assertThat(RuleSet.STANDARD.fit(Cards.face(card), Cards.face(top))).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Rank.class)
    @Rule("R4.6")
    void a_joker_is_announced_with_each_value_that_satisfies_the_rule_used(Rank rank) {
        GameState state = holding("Joker", "7H");
        Action action = new Action.PlaceJoker(new HeadId(1), rank);

        assertThat(Hydra.step(state, action).isAccepted()).isEqualTo(rank.value() <= 7);
    }

    @ParameterizedTest
    @EnumSource(Rank.class)
    @Rule({"R4.6", "R1.5"})
    void on_an_ace_a_joker_has_each_value_and_keeps_it_on_the_head(Rank rank) {
        GameState state = holding("Joker", "AH");
        Action action = new Action.PlaceJoker(new HeadId(1), rank);

        GameState placed = play(state, action).state();

        assertThat(placed.heads().get(new HeadId(1)).get().top()).hasToString(rank.symbol() + "J");
    }

    @Test
    @Rule({"R4.6", "R4.2"})
    void a_joker_announced_as_the_equal_value_ends_the_turn() {
        assertThat(play(holding("Joker", "7H"), placeJoker(1, "7")).state().phase())
                .isEqualTo(new Phase.BetweenTurns(new PlayerId(1)));
    }

    @ParameterizedTest
    @EnumSource(Rank.class)
    @Rule("R4.6")
    void a_joker_and_an_ace_can_be_placed_on_any_head(Rank rank) {
        FaceUpCard top = Cards.face(rank.symbol() + "S");

        assertThat(RuleSet.STANDARD.accepts(Cards.card("Joker"), top)).isTrue();
        assertThat(RuleSet.STANDARD.accepts(Cards.card("AD"), top)).isTrue();
    }

    @Test
    void an_event_says_where_the_card_went_and_how_it_fits() {
        Event first = play(holding("2S", "3H"), place(1)).events().head();

        assertThat(first).isEqualTo(new Event.CardPlaced(new PlayerId(2), new HeadId(1), Cards.face("2S"), Fit.LOWER));
    }

    private static void assertPlaced(String card, String top, Fit fit) {
        Result.Accepted result = play(holding(card, top), place(1));

        assertThat(result.events().head())
                .isEqualTo(new Event.CardPlaced(new PlayerId(2), new HeadId(1), Cards.face(card), fit));
        assertThat(result.state().phase() instanceof Phase.Holding).isEqualTo(!fit.endsTurn());
    }

    private static GameState holding(String card, String top) {
        return table().head(top)
                .head("KC")
                .player(draw("4S"), discard(""))
                .player(draw("5C 6D"), discard(""))
                .holding(2, card)
                .state();
    }
}
