package games.hydra;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.random.Rng;
import games.hydra.rule.RuleSet;
import games.hydra.table.KnownPile;
import games.hydra.testkit.Rule;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** What seeds lead to. A saved game depends on every card here: when this changes, so does the version of the rules. */
class KnownGameTest {
    private static final long GAMMA = 0x9E3779B97F4A7C15L;

    @Test
    @Rule("R1.6")
    void the_deal_of_a_seed_is_known() {
        GameState state = Hydra.start(Setup.of(2, 42)).get();

        assertThat(state.heads()).hasToString("[1: 6S]");
        assertThat(state.players()
                        .map(player ->
                                ((KnownPile) player.draw()).cards().take(8).mkString(" ")))
                .containsExactly("6C 2D QS 7C 9D 10D AD 3S", "Joker 2C KS 9H 4S 5C 10D 6S");
        assertThat(state.rng()).isEqualTo(new Rng(2391376802751831281L, GAMMA));
    }

    @Test
    @Rule("R1.6")
    void a_whole_game_of_a_seed_is_known_also_through_its_shuffles() {
        GameState state = Hydra.start(Setup.of(3, 7).withRules(RuleSet.STANDARD.withCardsEach(9)))
                .get();
        Rng dice = Rng.seeded(1);
        Seq<Event> events = Vector.empty();
        while (!state.isOver()) {
            Seq<Action> legal = Hydra.legalActions(state);
            Rng.Drawn<Integer> choice = dice.below(legal.size());
            dice = choice.next();
            Result result = Hydra.step(state, legal.get(choice.value()));
            events = events.appendAll(result.events());
            state = result.state();
        }

        assertThat(events.count(Event.PileReshuffled.class::isInstance)).isEqualTo(9);
        assertThat(events).hasSize(163);
        assertThat(state.heads())
                .hasToString(
                        "[9: 5D 9D, 10: 2D 3H 8S, 11: 2D 6H 7H JD QD QC, 12: 3S, 13: 2C, 14: 8C 9H 10H AS, 15: 2S 7C AD, 16: 4S 4D, 17: 3H]");
        assertThat(state.rng()).isEqualTo(new Rng(-2505953957970855200L, GAMMA));
    }
}
