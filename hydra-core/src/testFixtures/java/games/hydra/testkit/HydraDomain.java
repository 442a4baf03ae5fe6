package games.hydra.testkit;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.Setup;
import games.hydra.card.Card;
import games.hydra.card.FaceUpCard;
import games.hydra.rule.RuleSet;
import java.util.Collection;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Provide;
import net.jqwik.api.SampleReportingFormat;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import net.jqwik.api.domains.DomainContextBase;

/**
 * Lets a property take the values of Hydra without further words, and prints them in its notation:
 *
 * <pre>{@code
 * class MovesTest {
 *     @Property
 *     @Domain(HydraDomain.class)
 *     boolean there_is_a_move_until_the_game_is_over(@ForAll GameState state) {
 *         return state.isOver() || Hydra.legalActions(state).nonEmpty();
 *     }
 * }
 * }</pre>
 *
 * <p>It provides {@link Card}, {@link FaceUpCard}, {@link RuleSet}, {@link Setup}, {@link Action}, {@link GameState} and
 * {@link Playthrough}, beside what jqwik itself provides.
 */
@Domain(DomainContext.Global.class)
public final class HydraDomain extends DomainContextBase {

    @Override
    public Collection<SampleReportingFormat> getReportingFormats() {
        return Set.of(new NotationFormat());
    }

    @Provide
    Arbitrary<Card> cards() {
        return Cards.any();
    }

    @Provide
    Arbitrary<FaceUpCard> faces() {
        return Cards.anyFace();
    }

    @Provide
    Arbitrary<RuleSet> ruleSets() {
        return RuleSets.any();
    }

    @Provide
    Arbitrary<Setup> setups() {
        return Setups.any();
    }

    @Provide
    Arbitrary<Action> actions() {
        return Actions.any();
    }

    @Provide
    Arbitrary<GameState> states() {
        return Games.reachable();
    }

    @Provide
    Arbitrary<Playthrough> games() {
        return Games.any();
    }
}
