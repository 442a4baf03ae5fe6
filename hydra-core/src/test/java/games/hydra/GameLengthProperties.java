package games.hydra;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.random.Rng;
import games.hydra.rule.CutRule;
import games.hydra.rule.RuleSet;
import games.hydra.testkit.Rule;
import games.hydra.testkit.RuleSets;
import io.vavr.collection.Seq;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** With {@code cut=no-head} random games end: the bound is over twenty times the longest of 10,000, which took 860 actions. */
class GameLengthProperties {
    private static final int MOST_ACTIONS = 20_000;

    @Property(tries = 300)
    void random_games_with_cut_no_head_end_within_the_bound(
            @ForAll("rules") RuleSet rules, @ForAll @IntRange(min = 2, max = 5) int players, @ForAll long seed) {
        assertThat(length(Setup.of(players, seed).withRules(rules))).isLessThan(MOST_ACTIONS);
    }

    @Example
    @Rule("R2.1")
    void a_game_of_fifty_players_is_played_to_its_end() {
        assertThat(length(Setup.of(50, 1))).isLessThan(MOST_ACTIONS);
    }

    private static int length(Setup setup) {
        GameState state = Hydra.start(setup).get();
        Rng rng = Rng.seeded(~setup.seed());
        int actions = 0;
        while (!state.isOver() && actions < MOST_ACTIONS) {
            Seq<Action> legal = Hydra.legalActions(state);
            Rng.Drawn<Integer> choice = rng.below(legal.size());
            rng = choice.next();
            state = Hydra.step(state, legal.get(choice.value())).state();
            actions++;
        }
        return actions;
    }

    @Provide
    Arbitrary<RuleSet> rules() {
        return RuleSets.ofPlay().map(rules -> rules.withCut(CutRule.NO_HEAD));
    }
}
