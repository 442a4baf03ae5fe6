package games.hydra.testkit;

import games.hydra.GameState;
import games.hydra.Setup;
import games.hydra.rule.RuleSet;
import net.jqwik.api.Arbitrary;

/**
 * Generates games of random legal actions, broken off after a while. Between turns the rules change now and then.
 *
 * <p>A failing game shrinks to a short one: actions are left out, whatever is no longer allowed is skipped, and the set-up
 * becomes as plain as it can be.
 *
 * <pre>{@code
 * class SaveTest {
 *     @Property
 *     boolean a_game_can_be_saved(@ForAll("games") Playthrough game) {
 *         return GameNotation.read(game.toString()).get().equals(game.record());
 *     }
 *
 *     @Provide
 *     Arbitrary<Playthrough> games() {
 *         return Games.under(Arbitraries.just(Preset.DRISCOLL.rules()));
 *     }
 * }
 * }</pre>
 */
public final class Games {
    private Games() {}

    /** Games from any set-up. */
    public static Arbitrary<Playthrough> any() {
        return of(Setups.any());
    }

    /** Games that the engine deals, from any set-up. */
    public static Arbitrary<Playthrough> fromPiles() {
        return of(Setups.fromPiles());
    }

    /** Games under these rules. */
    public static Arbitrary<Playthrough> under(Arbitrary<RuleSet> rules) {
        return of(Setups.under(rules));
    }

    /** Games from these set-ups, all of which must be ones that can be started. */
    public static Arbitrary<Playthrough> of(Arbitrary<Setup> setups) {
        return new GameArbitrary(setups);
    }

    /** The states that games from any set-up reach. */
    public static Arbitrary<GameState> reachable() {
        return any().map(Playthrough::state);
    }
}
