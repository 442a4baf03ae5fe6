package example.houserules;

import games.hydra.rule.RuleSet;
import games.hydra.testkit.EngineContract;
import games.hydra.testkit.RuleSets;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.PropertyDefaults;

/** Every law of the engine, under this rule; a few tries, because the engine itself is tested elsewhere. */
@PropertyDefaults(tries = 20)
class FoursAreDoorsTest extends EngineContract {

    @Override
    protected Arbitrary<RuleSet> rules() {
        return RuleSets.with(new FoursAreDoors());
    }
}
