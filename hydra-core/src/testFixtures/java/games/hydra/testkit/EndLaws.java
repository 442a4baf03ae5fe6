package games.hydra.testkit;

import games.hydra.Event;
import games.hydra.GameState;
import games.hydra.Outcome;
import games.hydra.Phase;
import games.hydra.rule.LastReserve;
import games.hydra.table.Player;
import games.hydra.table.PlayerId;
import io.vavr.collection.Seq;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** How games end, and how they do not. */
interface EndLaws {

    @Property
    @Rule("R6.1")
    default void the_game_is_won_exactly_when_the_player_who_acts_has_no_card_left(@ForAll("games") Playthrough game) {
        for (Playthrough.Step step : game.steps()) {
            GameState after = step.result().state();
            PlayerId actor = step.before().phase().turnOf().get();
            boolean won = after.outcome().flatMap(Outcome::winner).contains(actor);
            Law.equal(after, Census.cardsOf(after, actor) == 0, won);
        }
    }

    @Property
    @Rule("R6.2")
    default void whoever_used_the_reserve_in_a_turn_does_not_win_in_it_unless_it_is_played(
            @ForAll("games") Playthrough game) {
        Seq<Event> turn = game.events().reverse().takeUntil(Event.TurnBegan.class::isInstance);
        boolean reserved = turn.exists(Event.CardReserved.class::isInstance);
        boolean goesHome = game.state().rules().lastReserve() == LastReserve.GOES_HOME;

        if (reserved && goesHome) {
            Law.holds(
                    game,
                    "no winner",
                    game.state().outcome().flatMap(Outcome::winner).isEmpty());
        }
    }

    @Property
    default void between_two_turns_everybody_has_cards(@ForAll("games") Playthrough game) {
        for (GameState state : game.states().filter(EndLaws::isBetweenTurns)) {
            Law.holds(state, "everybody has cards", state.players().forAll(Player::hasCards));
        }
    }

    /** Whoever plays on under the same rules changes no head, and everybody keeps as many cards as they had. */
    @Property
    @Rule("R6.5")
    default void nothing_changes_in_a_stalemate(@ForAll("games") Playthrough game) {
        for (Playthrough.Step step : game.steps().filter(step -> step.before().stalemate())) {
            GameState before = step.before();
            GameState after = step.result().state();
            if (after.rules().equals(before.rules())) {
                Law.equal(step.action(), before.heads(), after.heads());
                Law.equal(step.action(), Census.ofPlayers(before), Census.ofPlayers(after));
            }
        }
    }

    private static boolean isBetweenTurns(GameState state) {
        return state.phase() instanceof Phase.BetweenTurns;
    }
}
