package games.hydra.testkit;

import games.hydra.Dealing;
import games.hydra.rule.RuleSet;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.Domain;

/**
 * What the engine promises, as properties to inherit. One subclass runs all of them on rules of one's own:
 *
 * <pre>{@code
 * class KingsAreWallsTest extends EngineContract {
 *     @Override
 *     protected Arbitrary<RuleSet> rules() {
 *         return RuleSets.with(new KingsAreWalls());
 *     }
 * }
 * }</pre>
 *
 * <p>They hold for every placement rule that is a pure function, and the first of them say whether it is one. For more or
 * fewer tries put a {@link PropertyDefaults} on the subclass. The subclass may have properties of its own, and take games
 * under its rules with {@code @ForAll("games") Playthrough game}.
 */
@PropertyDefaults(tries = 200)
@Domain(HydraDomain.class)
public abstract class EngineContract implements RuleLaws, ActionLaws, EventLaws, TableLaws, EndLaws {

    /** The rules to test: {@link RuleSets#with} own placement rules, {@code Arbitraries.just} one rule set, or any others. */
    protected abstract Arbitrary<RuleSet> rules();

    @Override
    public final Arbitrary<RuleSet> rulesBuiltAnew() {
        return rules();
    }

    @Provide
    final Arbitrary<RuleSet> ruleSets() {
        return rules();
    }

    @Provide
    final Arbitrary<Playthrough> games() {
        return Games.under(rules());
    }

    @Provide
    final Arbitrary<Playthrough> gamesFromPiles() {
        return Games.of(Setups.dealt(Dealing.FROM_PILES, rules()));
    }
}
