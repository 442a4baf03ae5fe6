package games.hydra.testkit;

import games.hydra.Dealing;
import games.hydra.Setup;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Generates set-ups that can be started. */
public final class Setups {
    private Setups() {}

    /** Games of 2 to 5 players under any rules, dealt from piles. */
    public static Arbitrary<Setup> fromPiles() {
        return of(Dealing.FROM_PILES);
    }

    /** Games of 2 to 5 players under any rules, dealt by hand. */
    public static Arbitrary<Setup> byHand() {
        return of(Dealing.BY_HAND);
    }

    /** Both of them. */
    public static Arbitrary<Setup> any() {
        return Arbitraries.of(Dealing.class).flatMap(Setups::of);
    }

    private static Arbitrary<Setup> of(Dealing dealing) {
        return Arbitraries.integers()
                .between(Setup.FEWEST_PLAYERS, 5)
                .flatMap(players -> Combinators.combine(RuleSets.forPlayers(players), Arbitraries.longs())
                        .as((rules, seed) -> new Setup(players, seed, rules, dealing)));
    }
}
