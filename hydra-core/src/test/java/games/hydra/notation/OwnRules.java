package games.hydra.notation;

import games.hydra.card.FaceUpCard;
import games.hydra.rule.Fit;
import games.hydra.rule.PlacementRule;
import games.hydra.rule.RuleSet;
import games.hydra.testkit.KingsAreWalls;
import games.hydra.testkit.RuleSets;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Placement rules that an embedder might bring, one of them with a name that nobody should choose. */
final class OwnRules {
    static final PlacementRule WALLS = new KingsAreWalls();
    static final PlacementRule ODD = new OddlyNamed();
    static final Seq<PlacementRule> KNOWN = List.of(WALLS, ODD);

    private OwnRules() {}

    /** Any rules, with none, some or several of these. */
    static Arbitrary<RuleSet> any() {
        return Combinators.combine(
                        RuleSets.any(), Arbitraries.of(KNOWN.asJava()).list().ofMaxSize(3))
                .as((set, own) -> set.withOwnRules(Vector.ofAll(own)))
                .withoutEdgeCases();
    }

    record OddlyNamed() implements PlacementRule {
        @Override
        public String code() {
            return "own=a, \"b\"] ;{ü%0041\n\ud83c";
        }

        @Override
        public Option<Fit> judge(FaceUpCard card, FaceUpCard top, Option<Fit> before) {
            return before;
        }
    }
}
