package games.hydra.testkit;

import games.hydra.Setup;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.RandomDistribution;

/** Generates games played by random legal actions; they shrink to short ones of first choices. */
public final class Games {
    private static final int LONGEST = 150;

    private Games() {}

    /** Games from any set-up. */
    public static Arbitrary<Playthrough> any() {
        return of(Setups.any());
    }

    /** Games that the engine deals. */
    public static Arbitrary<Playthrough> fromPiles() {
        return of(Setups.fromPiles());
    }

    /** Games from these set-ups, broken off after a while. */
    public static Arbitrary<Playthrough> of(Arbitrary<Setup> setups) {
        // Edge cases would be games of no choices, or of one choice over and over, and leave no tries for others.
        return Combinators.combine(setups, choices()).as(Games::play).withoutEdgeCases();
    }

    private static Arbitrary<List<Integer>> choices() {
        return Arbitraries.integers()
                .between(0, Integer.MAX_VALUE)
                .list()
                .ofMaxSize(LONGEST)
                .withSizeDistribution(RandomDistribution.uniform());
    }

    private static Playthrough play(Setup setup, List<Integer> choices) {
        Playthrough game = Playthrough.begin(setup);
        for (int choice : choices) {
            game = game.pick(choice);
        }
        return game;
    }
}
