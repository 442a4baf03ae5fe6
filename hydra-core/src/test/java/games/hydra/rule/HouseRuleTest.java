package games.hydra.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.hydra.card.FaceUpCard;
import games.hydra.card.Rank;
import games.hydra.table.Head;
import games.hydra.table.HeadId;
import games.hydra.table.Heads;
import games.hydra.testkit.Cards;
import games.hydra.testkit.KingsAreWalls;
import games.hydra.testkit.OneUp;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The options that change which card goes where; an empty fit means that the card is refused. */
class HouseRuleTest {

    @ParameterizedTest
    @CsvSource({
        "9H, 3H, same-suit",
        "9H, 3D, ",
        "2H, 3H, lower",
        "3H, 3H, equal",
        "9H, AH, on-ace",
        "9H, 3J, ",
        "9J, 3H, ",
    })
    void with_suit_match_a_card_may_also_be_placed_on_its_suit(String card, String top, String fit) {
        assertFit(RuleSet.STANDARD.withSuitMatch(true), card, top, fit);
    }

    @ParameterizedTest
    @CsvSource({
        "9S, 3H, higher",
        "9C, 3J, higher",
        "3S, 9H, ",
        "3C, 9J, ",
        "9H, 3H, ",
        "3D, 9S, lower",
        "9S, 9D, equal",
        "AS, 9D, lower",
        "AC, AD, equal",
        "9S, AD, on-ace",
        "9H, AD, on-ace",
        "3J, 9S, lower",
        "9J, 3S, ",
    })
    void with_black_up_black_cards_go_up_and_all_others_down(String card, String top, String fit) {
        assertFit(RuleSet.STANDARD.withBlackUp(true), card, top, fit);
    }

    @ParameterizedTest
    @CsvSource({"3S, 9S, same-suit", "9S, 3S, higher", "3S, 9C, ", "9H, 3H, same-suit"})
    void both_together_let_a_card_go_its_way_or_on_its_suit(String card, String top, String fit) {
        assertFit(RuleSet.STANDARD.withBlackUp(true).withSuitMatch(true), card, top, fit);
    }

    @Test
    void an_own_rule_may_refuse_what_the_others_accept() {
        RuleSet rules = RuleSet.STANDARD.withOwnRule(new KingsAreWalls());

        assertFit(rules, "2H", "KD", null);
        assertFit(rules, "2H", "QD", "lower");
    }

    @Test
    void an_own_rule_may_accept_what_the_others_refuse_and_end_the_turn() {
        RuleSet rules = RuleSet.STANDARD.withOwnRule(new OneUp());

        assertThat(rules.fit(Cards.face("QH"), Cards.face("JS"))).contains(new Fit("one-up", true));
    }

    @Test
    void own_rules_are_asked_after_the_others_and_in_their_order() {
        RuleSet wallsLast =
                RuleSet.STANDARD.withSuitMatch(true).withOwnRule(new OneUp()).withOwnRule(new QueensAreWalls());
        RuleSet wallsFirst = RuleSet.STANDARD
                .withSuitMatch(true)
                .withOwnRule(new QueensAreWalls())
                .withOwnRule(new OneUp());

        assertFit(wallsLast, "2H", "QH", null);
        assertFit(wallsLast, "KH", "QS", null);
        assertFit(wallsFirst, "KH", "QS", "one-up");
    }

    @Test
    void rule_sets_with_equal_own_rules_are_equal() {
        assertThat(RuleSet.STANDARD.withOwnRule(new KingsAreWalls()))
                .isEqualTo(RuleSet.STANDARD.withOwnRule(new KingsAreWalls()))
                .isNotEqualTo(RuleSet.STANDARD);
    }

    @Test
    void the_built_in_rules_have_the_names_of_their_options() {
        assertThat(new BlackUp().code()).isEqualTo(RuleOption.BLACK_UP.code());
        assertThat(new SuitMatch().code()).isEqualTo(RuleOption.SUIT_MATCH.code());
        assertThat(new StandardPlacement().code()).isEqualTo(Preset.STANDARD.code());
    }

    @Test
    void a_fit_is_the_answer_of_a_rule_that_accepts() {
        Fit bridge = new Fit("bridge", true);

        assertThat(bridge.accepted()).contains(bridge);
    }

    @Test
    void an_own_rule_that_is_null_is_refused_at_once() {
        assertThatThrownBy(() -> RuleSet.STANDARD.withOwnRule(null)).isInstanceOf(NullPointerException.class);
    }

    @Test
    void a_number_of_decks_that_is_null_is_refused_at_once() {
        assertThatThrownBy(() -> RuleSet.STANDARD.withDecks(Option.some(null)))
                .isInstanceOf(NullPointerException.class);
    }

    @Test
    void no_card_is_not_taken_for_a_joker() {
        FaceUpCard top = Cards.face("6S");

        assertThatThrownBy(() -> RuleSet.STANDARD.accepts(null, top)).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> RuleSet.STANDARD.fitting(null, top)).isInstanceOf(NullPointerException.class);
    }

    @Test
    void the_heads_that_accept_a_card_are_found_oldest_first() {
        Heads heads = Heads.from(new HeadId(4), Cards.faces("3H KD 5S 9C").map(Head::of));

        assertThat(RuleSet.STANDARD.accepting(Cards.card("6H"), heads)).containsExactly(new HeadId(5), new HeadId(7));
        assertThat(RuleSet.STANDARD.accepting(Cards.card("Joker"), heads)).isEqualTo(heads.ids());
    }

    private static void assertFit(RuleSet rules, String card, String top, String fit) {
        assertThat(rules.fit(Cards.face(card), Cards.face(top)).map(Fit::name)).isEqualTo(Option.of(fit));
    }

    private record QueensAreWalls() implements PlacementRule {
        @Override
        public String code() {
            return "queens-are-walls";
        }

        @Override
        public Option<Fit> judge(FaceUpCard card, FaceUpCard top, Option<Fit> before) {
            return top.rank() == Rank.QUEEN ? Option.none() : before;
        }
    }
}
