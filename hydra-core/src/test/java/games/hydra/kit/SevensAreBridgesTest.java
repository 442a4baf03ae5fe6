package games.hydra.kit;

import games.hydra.card.FaceUpCard;
import games.hydra.card.Rank;
import games.hydra.rule.Fit;
import games.hydra.rule.PlacementRule;
import games.hydra.rule.RuleSet;
import games.hydra.testkit.EngineContract;
import games.hydra.testkit.RuleSets;
import io.vavr.control.Option;
import net.jqwik.api.Arbitrary;

/** A house rule of an embedder, tested just as the README of the test kit says. */
class SevensAreBridgesTest extends EngineContract {
    record SevensAreBridges() implements PlacementRule {
        public String code() {
            return "sevens-are-bridges";
        }

        public Option<Fit> judge(FaceUpCard card, FaceUpCard top, Option<Fit> before) {
            return card.rank() == Rank.SEVEN ? before.orElse(new Fit("bridge", false).accepted()) : before;
        }
    }

    @Override
    protected Arbitrary<RuleSet> rules() {
        return RuleSets.with(new SevensAreBridges());
    }
}
