package games.hydra;

import games.hydra.rule.RuleSet;
import games.hydra.style.Withers;
import java.util.Objects;
import org.immutables.value.Value;

/**
 * What a game starts from. It may be nonsense: {@link Hydra#start} says everything that is wrong with it.
 *
 * <pre>{@code
 * Setup setup = Setup.of(3, 42L).withRules(Preset.SUITED.rules()).withDealing(Dealing.BY_HAND);
 * Phase phase = Hydra.start(setup).get().phase(); // AwaitingCard[purpose=FirstHead[]]
 * }</pre>
 *
 * @param players how many play
 * @param seed what the deal and every shuffle come from (R1.6)
 * @param rules the rules of the game
 * @param dealing where the cards come from
 */
@Value.Builder
@Withers
public record Setup(int players, long seed, RuleSet rules, Dealing dealing) implements WithSetup {
    /** The fewest players of a game (R1.2). */
    public static final int FEWEST_PLAYERS = 2;

    /** The most players of a game. */
    public static final int MOST_PLAYERS = 10_000;

    public Setup {
        Objects.requireNonNull(rules);
        Objects.requireNonNull(dealing);
    }

    /** A game by the standard rules, dealt from the seed. */
    public static Setup of(int players, long seed) {
        return new Setup(players, seed, RuleSet.STANDARD, Dealing.FROM_PILES);
    }
}
