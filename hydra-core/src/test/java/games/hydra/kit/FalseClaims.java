package games.hydra.kit;

import games.hydra.Action;
import games.hydra.Event;
import games.hydra.GameState;
import games.hydra.testkit.HydraDomain;
import games.hydra.testkit.Playthrough;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** Claims that do not hold. The seeds are fixed, so that they always fail in the same way. */
@Domain(HydraDomain.class)
class FalseClaims {
    static final String WORD = "claims";

    @Property(seed = "1")
    void no_game_has_three_heads(@ForAll Playthrough game) {
        claim(game.states().forAll(state -> state.heads().size() < 3));
    }

    @Property(seed = "2")
    void nobody_swaps(@ForAll Playthrough game) {
        claim(!game.actions().exists(Action.Swap.class::isInstance));
    }

    @Property(seed = "3")
    void nobody_shuffles(@ForAll Playthrough game) {
        claim(!game.events().exists(Event.PileReshuffled.class::isInstance));
    }

    @Property(seed = "4")
    void rules_never_change(@ForAll Playthrough game) {
        claim(!game.actions().exists(Action.ChangeRules.class::isInstance));
    }

    @Property(seed = "5")
    void no_state_has_three_heads(@ForAll GameState state) {
        claim(state.heads().size() < 3);
    }

    private static void claim(boolean holds) {
        if (JqwikRun.meantToFail().contains(WORD) && !holds) {
            throw new AssertionError();
        }
    }
}
