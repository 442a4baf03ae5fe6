package games.hydra.testkit;

import games.hydra.Dealing;
import games.hydra.Hydra;
import games.hydra.Setup;
import games.hydra.rule.RuleSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * Generates set-ups that can be started, of 2 to 5 players; they shrink to two players and the seed 0.
 *
 * <pre>{@code
 * class DealTest {
 *     @Property
 *     boolean the_first_head_has_one_card(@ForAll("setups") Setup setup) {
 *         return Hydra.start(setup).get().heads().toSeq().forAll(head -> head.size() == 1);
 *     }
 *
 *     @Provide
 *     Arbitrary<Setup> setups() {
 *         return Setups.fromPiles();
 *     }
 * }
 * }</pre>
 */
public final class Setups {
    static final int MOST_PLAYERS = 5;

    private Setups() {}

    /** Under any rules, dealt from piles or by hand. */
    public static Arbitrary<Setup> any() {
        return under(RuleSets.any());
    }

    /** Under any rules, dealt from piles. */
    public static Arbitrary<Setup> fromPiles() {
        return dealt(Dealing.FROM_PILES, RuleSets.any());
    }

    /** Under any rules, dealt by hand. */
    public static Arbitrary<Setup> byHand() {
        return dealt(Dealing.BY_HAND, RuleSets.any());
    }

    /** Under these rules, dealt from piles or by hand. */
    public static Arbitrary<Setup> under(Arbitrary<RuleSet> rules) {
        return Combinators.combine(players(), Arbitraries.longs(), rules, Arbitraries.of(Dealing.class))
                .as(Setup::new)
                .filter(setup -> Hydra.start(setup).isValid());
    }

    static Arbitrary<Setup> dealt(Dealing dealing, Arbitrary<RuleSet> rules) {
        return under(rules).map(setup -> setup.withDealing(dealing));
    }

    private static Arbitrary<Integer> players() {
        return Arbitraries.integers().between(Setup.FEWEST_PLAYERS, MOST_PLAYERS);
    }
}
