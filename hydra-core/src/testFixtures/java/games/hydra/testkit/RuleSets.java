package games.hydra.testkit;

import games.hydra.rule.CutRule;
import games.hydra.rule.LastReserve;
import games.hydra.rule.PlacementRule;
import games.hydra.rule.ReserveHome;
import games.hydra.rule.ReserveMinHeads;
import games.hydra.rule.RuleSet;
import games.hydra.rule.StalemateRule;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/**
 * Generates rule sets; they shrink to the standard rules.
 *
 * <p>Not every rule set can be dealt to every number of players; {@link Setups} pairs them as they go together.
 *
 * <pre>{@code
 * class RulesTest {
 *     @Property
 *     boolean an_equal_card_always_fits(@ForAll("rules") RuleSet rules) {
 *         return rules.fit(face("6S"), face("6H")).contains(Fit.EQUAL);
 *     }
 *
 *     @Provide
 *     Arbitrary<RuleSet> rules() {
 *         return RuleSets.ofPlay();
 *     }
 * }
 * }</pre>
 */
public final class RuleSets {
    private RuleSets() {}

    /** Every combination of the options that can change during a game, with standard decks and 54 cards each. */
    public static Arbitrary<RuleSet> ofPlay() {
        return Combinators.combine(
                        Arbitraries.of(ReserveHome.class),
                        Arbitraries.of(CutRule.class),
                        Arbitraries.of(ReserveMinHeads.class),
                        Arbitraries.of(LastReserve.class),
                        Arbitraries.of(false, true),
                        Arbitraries.of(false, true),
                        Arbitraries.of(StalemateRule.class))
                .as((home, cut, minHeads, last, suitMatch, blackUp, stalemate) -> RuleSet.STANDARD
                        .withReserveHome(home)
                        .withCut(cut)
                        .withReserveMinHeads(minHeads)
                        .withLastReserve(last)
                        .withSuitMatch(suitMatch)
                        .withBlackUp(blackUp)
                        .withStalemate(stalemate))
                // Every combination is as good as any other, and their edge cases would fill all tries.
                .withoutEdgeCases();
    }

    /** Every combination of options, with every way to deal, and now and then own placement rules. */
    public static Arbitrary<RuleSet> any() {
        return Combinators.combine(withOptions(), ownRules())
                .as(RuleSet::withOwnRules)
                .withoutEdgeCases();
    }

    /** Every combination of options, with every way to deal, and these own placement rules. */
    public static Arbitrary<RuleSet> with(PlacementRule... own) {
        return withOptions().map(rules -> rules.withOwnRules(List.of(own)));
    }

    private static Arbitrary<RuleSet> withOptions() {
        return Combinators.combine(ofPlay(), jokers(), cardsEach(), decks())
                .as((rules, jokers, each, decks) ->
                        rules.withJokers(jokers).withCardsEach(each).withDecks(decks))
                .withoutEdgeCases();
    }

    /** None for the most part, so that the rules of the game themselves are what is tested. */
    private static Arbitrary<Seq<PlacementRule>> ownRules() {
        return Arbitraries.frequency(
                Tuple.of(6, List.empty()),
                Tuple.of(1, List.of(new KingsAreWalls())),
                Tuple.of(1, List.of(new OneUp(), new KingsAreWalls())));
    }

    private static Arbitrary<Integer> jokers() {
        return Arbitraries.frequencyOf(
                Tuple.of(3, Arbitraries.just(2)),
                Tuple.of(1, Arbitraries.integers().between(0, 20)));
    }

    /** Short games come up more often: they reach the ends of piles, and the end. */
    private static Arbitrary<Integer> cardsEach() {
        return Arbitraries.frequencyOf(
                Tuple.of(1, Arbitraries.just(RuleSet.MOST_CARDS_EACH)),
                Tuple.of(3, Arbitraries.integers().between(1, 8)),
                Tuple.of(1, Arbitraries.integers().between(1, RuleSet.MOST_CARDS_EACH)));
    }

    private static Arbitrary<Option<Integer>> decks() {
        return Arbitraries.frequencyOf(
                Tuple.of(3, Arbitraries.just(Option.none())),
                Tuple.of(
                        1,
                        Arbitraries.integers().between(1, Setups.MOST_PLAYERS).map(Option::some)));
    }
}
