package games.hydra.testkit;

import games.hydra.Dealing;
import games.hydra.rule.RuleSet;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
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
public abstract class EngineContract implements RuleLaws, ActionLaws, EventLaws, TableLaws, EndLaws, ViewLaws {

    /** The rules to test: {@link RuleSets#with} own placement rules, {@code Arbitraries.just} one rule set, or any others. */
    protected abstract Arbitrary<RuleSet> rules();

    /** Records and enums are; other classes have to say when they are equal. */
    @Property
    public final void rules_that_are_built_in_the_same_way_are_equal(@ForAll long seed) {
        RuleSet one = rules().generator(1).next(new Random(seed)).value();
        RuleSet two = rules().generator(1).next(new Random(seed)).value();

        Law.equal(one, one, two);
        Law.equal(one, one.hashCode(), two.hashCode());
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
