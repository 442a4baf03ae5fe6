package games.hydra.notation;

import games.hydra.Action;
import games.hydra.card.FaceUpCard;
import games.hydra.card.Rank;
import games.hydra.rule.Fit;
import games.hydra.rule.PlacementRule;
import games.hydra.rule.RuleSet;
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

    /** Any rules of play, with none, some or several of these. */
    static Arbitrary<RuleSet> ofPlay() {
        return with(RuleSets.ofPlay());
    }

    static Arbitrary<RuleSet> with(Arbitrary<RuleSet> rules) {
        return Combinators.combine(rules, Arbitraries.of(KNOWN.asJava()).list().ofMaxSize(3))
                .as((set, own) -> set.withOwnRules(Vector.ofAll(own)))
                .withoutEdgeCases();
    }

    /** Rules that the table can change to: how the cards were dealt stays as it is. */
    static Action change(RuleSet before, RuleSet after) {
        return new Action.ChangeRules(after.withCardsEach(before.cardsEach())
                .withDecks(before.decks())
                .withJokers(before.jokers()));
    }

    record KingsAreWalls() implements PlacementRule {
        @Override
        public String code() {
            return "kings-are-walls";
        }

        @Override
        public Option<Fit> judge(FaceUpCard card, FaceUpCard top, Option<Fit> before) {
            return top.rank() == Rank.KING ? Option.none() : before;
        }
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
