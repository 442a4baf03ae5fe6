package games.hydra.testkit;

import games.hydra.Action;
import games.hydra.Event;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.random.Rng;
import games.hydra.table.PlayerId;
import games.hydra.view.Memory;
import games.hydra.view.PlayerView;
import games.hydra.view.SeenEvent;
import games.hydra.view.Viewer;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What a player can't see makes no difference to them. */
interface ViewLaws {

    @Property
    default void the_events_that_a_viewer_sees_fold_to_their_next_view(@ForAll("games") Playthrough game) {
        GameState first = game.opening().state();
        for (Viewer viewer : viewers(first)) {
            PlayerView followed = eventsAfterOpening(game)
                    .map(event -> SeenEvent.of(event, viewer))
                    .foldLeft(PlayerView.of(first, viewer), PlayerView::after);

            Law.equal(game, PlayerView.of(game.state(), memory(game), viewer), followed);
        }
    }

    @Property
    default void a_determinized_state_has_exactly_the_view_it_was_made_of(
            @ForAll("games") Playthrough game, @ForAll long seed) {
        for (Viewer viewer : viewers(game.state())) {
            PlayerView view = PlayerView.of(game.state(), memory(game), viewer);
            GameState other = view.determinize(Rng.seeded(seed)).value();

            Law.equal(game, view, PlayerView.of(other, memory(game), viewer));
        }
    }

    @Property
    default void only_whose_turn_it_is_has_moves_and_sees_all_of_them(@ForAll("games") Playthrough game) {
        Seq<Action> legal = Hydra.legalActions(game.state()).reject(Action.Deal.class::isInstance);
        for (Viewer viewer : viewers(game.state())) {
            boolean theirs = game.state().phase().turnOf().exists(viewer::is);

            Law.equal(
                    game,
                    theirs ? legal.toVector() : Vector.empty(),
                    PlayerView.of(game.state(), viewer).moves().toVector());
        }
    }

    private static Memory memory(Playthrough game) {
        return Memory.of(game.opening().state()).after(eventsAfterOpening(game));
    }

    private static Seq<Event> eventsAfterOpening(Playthrough game) {
        return game.steps().flatMap(step -> step.result().events());
    }

    private static Seq<Viewer> viewers(GameState state) {
        return Vector.rangeClosed(1, state.players().size())
                .map(PlayerId::new)
                .map(Viewer::seat)
                .append(Viewer.spectator());
    }
}
