package games.hydra.testkit;

import games.hydra.rule.CutRule;
import games.hydra.rule.LastReserve;
import games.hydra.rule.PlacementRule;
import games.hydra.rule.ReserveHome;
import games.hydra.rule.ReserveMinHeads;
import games.hydra.rule.RuleOption;
import games.hydra.rule.RuleSet;
import games.hydra.rule.StalemateRule;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** Generates rule sets; they shrink to the standard rules. */
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

    /** As {@link #ofPlay()}, now and then with own placement rules, and every way to deal that leaves each of so many players a card. */
    public static Arbitrary<RuleSet> forPlayers(int players) {
        return Combinators.combine(ofPlay(), jokers(), cardsEach(), decks(players), ownRules())
                .as((rules, jokers, each, decks, own) -> rules.withJokers(jokers)
                        .withCardsEach(each)
                        .withDecks(decks)
                        .withOwnRules(own))
                .filter(rules -> hasEnoughCards(rules, players))
                .withoutEdgeCases();
    }

    /** The rules with one option of play changed, picked by any number. */
    static RuleSet changed(RuleSet rules, int choice) {
        Seq<RuleOption> options = RuleOption.all().reject(RuleOption::isFixedByDeal);
        RuleOption option = options.get(choice % options.size());
        return option.write(rules, option.words().get(choice % option.words().size()))
                .get();
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

    private static Arbitrary<Option<Integer>> decks(int players) {
        return Arbitraries.frequencyOf(
                Tuple.of(3, Arbitraries.just(Option.none())),
                Tuple.of(1, Arbitraries.integers().between(1, players).map(Option::some)));
    }

    private static boolean hasEnoughCards(RuleSet rules, int players) {
        int decks = rules.decks().getOrElse(players);
        boolean keepsAll = rules.cardsEach() == RuleSet.MOST_CARDS_EACH;
        return decks * (52 + rules.jokers()) >= players * (keepsAll ? 1 : rules.cardsEach());
    }
}
