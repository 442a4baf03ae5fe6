package games.hydra;

import static games.hydra.testkit.Actions.play;
import static games.hydra.testkit.Table.discard;
import static games.hydra.testkit.Table.draw;
import static games.hydra.testkit.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.rule.Preset;
import games.hydra.rule.RuleOption;
import games.hydra.rule.RuleSet;
import games.hydra.table.PlayerId;
import games.hydra.testkit.Actions;
import games.hydra.testkit.Table;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class RuleChangeTest {
    private static final RuleSet SUITED = Preset.SUITED.rules();

    @Test
    void between_two_turns_the_rules_can_change_and_the_change_is_an_event() {
        Result.Accepted result = play(opened().next(1), new Action.ChangeRules(SUITED));

        assertThat(result.events()).containsExactly(new Event.RulesChanged(RuleSet.STANDARD, SUITED));
        assertThat(result.state()).isEqualTo(opened().next(1).withRules(SUITED));
    }

    @Test
    void during_a_turn_the_rules_can_not_change() {
        GameState state = opened().holding(1, "5H").state();

        assertThat(Hydra.check(state, new Action.ChangeRules(SUITED)))
                .contains(new Rejection.TurnInProgress(new PlayerId(1)));
    }

    @Test
    void the_changed_rules_hold_from_the_next_turn_on() {
        GameState changed = play(opened().next(1), new Action.ChangeRules(SUITED), Actions.begin())
                .state();

        assertThat(Hydra.check(changed, Actions.place(1))).isEmpty();
    }

    @Test
    void what_the_deal_came_from_can_not_change() {
        RuleSet otherDeal =
                RuleSet.STANDARD.withCardsEach(5).withDecks(Option.some(3)).withJokers(1);

        assertThat(Hydra.check(opened().next(1), new Action.ChangeRules(otherDeal)))
                .contains(
                        new Rejection.FixedByDeal(List.of(RuleOption.CARDS_EACH, RuleOption.DECKS, RuleOption.JOKERS)));
    }

    @Test
    void changing_the_rules_is_no_move_and_is_never_listed() {
        assertThat(Hydra.legalActions(opened().next(1))).containsExactly(Actions.begin());
    }

    /** Player 1 will draw a card that fits head 1 by its suit alone. */
    private static Table opened() {
        return table().head("3H").player(draw("9H"), discard("")).player(draw("4S"), discard(""));
    }
}
