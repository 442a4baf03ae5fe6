package games.hydra;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.rule.RuleSet;
import games.hydra.testkit.EngineContract;
import games.hydra.testkit.Playthrough;
import games.hydra.testkit.Rule;
import games.hydra.testkit.RuleSets;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;

/** The laws of the engine, in every state that random play under random rules reaches. */
@PropertyDefaults(tries = 1_000)
class EngineLawsProperties extends EngineContract {

    @Override
    protected Arbitrary<RuleSet> rules() {
        return RuleSets.any();
    }

    @Property
    @Rule("R6.5")
    void the_state_knows_of_a_stalemate_exactly_if_one_holds_between_turns(@ForAll("games") Playthrough game) {
        assertThat(game.states().filter(state -> state.phase() instanceof Phase.BetweenTurns))
                .allSatisfy(state -> assertThat(state.stalemate()).isEqualTo(Stalemate.holds(state)));
    }
}
