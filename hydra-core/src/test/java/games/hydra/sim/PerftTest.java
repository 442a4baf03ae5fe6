package games.hydra.sim;

import static games.hydra.testkit.Table.discard;
import static games.hydra.testkit.Table.draw;
import static games.hydra.testkit.Table.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.hydra.Action;
import games.hydra.Dealing;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Setup;
import games.hydra.rule.CutRule;
import games.hydra.rule.RuleSet;
import games.hydra.testkit.Actions;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import org.junit.jupiter.api.Test;

class PerftTest {
    private static final GameState OPENING = Hydra.start(Setup.of(2, 42)).get();

    @Test
    void there_is_one_sequence_of_no_actions_also_when_the_game_is_over() {
        assertThat(Perft.count(OPENING, 0)).isOne();
        assertThat(Perft.count(over(), 0)).isOne();
    }

    @Test
    void a_game_that_is_over_has_no_longer_sequences() {
        assertThat(Perft.count(over(), 1)).isZero();
        assertThat(Perft.count(over(), 2)).isZero();
    }

    @Test
    void a_joker_counts_once_for_each_value_that_fits() {
        GameState joker = table().head("3H")
                .player(draw("KS"), discard(""))
                .player(draw("KD"), discard(""))
                .holding(1, "Joker")
                .state();

        assertThat(Perft.count(joker, 1)).isEqualTo(3);
        assertThat(Perft.divide(joker, 1))
                .containsExactly(
                        Tuple.of(Actions.placeJoker(1, "A"), 1L),
                        Tuple.of(Actions.placeJoker(1, "2"), 1L),
                        Tuple.of(Actions.placeJoker(1, "3"), 1L));
    }

    @Test
    void swaps_count_however_often_they_are_repeated() {
        GameState swapping = table(RuleSet.STANDARD.withCut(CutRule.LAST_RESORT))
                .head("2H")
                .head("2D")
                .player(draw("KS"), discard(""))
                .player(draw("KD"), discard(""))
                .holding(1, "QS")
                .remaining(0)
                .reserve("QD")
                .state();

        // To swap or to cut; after a swap the same two, after the cut only the next turn.
        assertThat(Perft.count(swapping, 1)).isEqualTo(2);
        assertThat(Perft.count(swapping, 2)).isEqualTo(3);
    }

    @Test
    void every_card_that_may_be_dealt_by_hand_counts() {
        GameState byHand =
                Hydra.start(Setup.of(2, 1).withDealing(Dealing.BY_HAND)).get();

        assertThat(Perft.count(byHand, 1)).isEqualTo(53);
        assertThat(Perft.count(byHand, 2)).isEqualTo(53);
        assertThat(Perft.count(byHand, 3)).isEqualTo(53 * 53);
    }

    @Test
    void dividing_by_the_first_action_divides_the_count_in_the_order_of_the_legal_actions() {
        GameState holding = Actions.play(OPENING, Actions.begin()).state();

        assertThat(Perft.divide(holding, 4).map(Tuple2::_1)).isEqualTo(Hydra.legalActions(holding));
        assertThat(Perft.divide(holding, 4).map(Tuple2::_2).sum().longValue()).isEqualTo(Perft.count(holding, 4));
    }

    /** Equal states have equal futures, so they can be counted together, level by level. */
    @Test
    void counting_equal_states_together_gives_the_same_count() {
        Map<GameState, Long> level = HashMap.of(OPENING, 1L);
        for (int depth = 1; depth <= 12; depth++) {
            level = next(level);

            assertThat(level.values().sum().longValue()).isEqualTo(Perft.count(OPENING, depth));
        }
    }

    private static Map<GameState, Long> next(Map<GameState, Long> level) {
        Map<GameState, Long> next = HashMap.empty();
        for (Tuple2<GameState, Long> entry : level) {
            for (Action action : Hydra.legalActions(entry._1)) {
                next = next.put(Hydra.step(entry._1, action).state(), entry._2, Math::addExact);
            }
        }
        return next;
    }

    @Test
    void a_depth_that_makes_no_sense_is_refused() {
        assertThatThrownBy(() -> Perft.count(OPENING, -1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Perft.count(OPENING, Perft.MOST_ACTIONS + 1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Perft.divide(OPENING, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Perft.divide(OPENING, Perft.MOST_ACTIONS + 1))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void the_greatest_depth_can_be_counted_where_there_is_nothing_to_choose() {
        GameState stalemate = table(RuleSet.STANDARD.withCut(CutRule.LAST_RESORT))
                .head("2H")
                .head("2D")
                .player(draw("KS"), discard(""))
                .player(draw("KD"), discard(""))
                .next(1);

        assertThat(Perft.count(stalemate, Perft.MOST_ACTIONS)).isOne();
    }

    private static GameState over() {
        return Hydra.start(Setup.of(2, 1).withRules(RuleSet.STANDARD.withCardsEach(1)))
                .get();
    }
}
