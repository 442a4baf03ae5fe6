package games.hydra.kit;

import games.hydra.rule.RuleSet;
import games.hydra.testkit.EngineContract;
import games.hydra.testkit.KingsAreWalls;
import games.hydra.testkit.RuleSets;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.PropertyDefaults;

/** The contract, run on whichever {@link BrokenRule} is meant to fail. */
@PropertyDefaults(tries = 5)
class BrokenContract extends EngineContract {

    @Override
    protected Arbitrary<RuleSet> rules() {
        BrokenRule rule = JqwikRun.meantToFail().map(BrokenRule::valueOf).getOrElse(BrokenRule.NOT);
        return RuleSets.with(new KingsAreWalls(), rule.build());
    }
}
