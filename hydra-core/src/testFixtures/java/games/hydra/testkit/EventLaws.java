package games.hydra.testkit;

import games.hydra.GameState;
import games.hydra.Hydra;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Events and actions each tell the whole game. */
interface EventLaws {

    @Property
    default void the_events_of_a_step_fold_to_its_state(@ForAll("games") Playthrough game) {
        for (Playthrough.Step step : game.steps()) {
            Law.equal(
                    step.action(),
                    step.result().state(),
                    step.result().events().foldLeft(step.before(), Hydra::evolve));
        }
    }

    @Property
    default void the_log_of_events_alone_rebuilds_the_state(@ForAll("games") Playthrough game) {
        Law.equal(game, Option.some(game.state()), Hydra.replay(game.events()));
    }

    @Property
    @Rule("R1.6")
    default void the_same_set_up_and_actions_give_the_same_game_and_hash(@ForAll("games") Playthrough game) {
        Playthrough again = game.actions().foldLeft(Playthrough.begin(game.setup()), Playthrough::play);

        Law.equal(game, game, again);
        Law.equal(game, game.hashCode(), again.hashCode());
        Law.equal(game, game.state().toString(), again.state().toString());
    }

    @Property
    default void states_that_differ_are_written_differently(@ForAll("games") Playthrough game) {
        Seq<GameState> states = game.states().distinct();

        Law.equal(
                game, states.size(), states.map(GameState::toString).distinct().size());
    }
}
