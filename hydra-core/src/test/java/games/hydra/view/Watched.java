package games.hydra.view;

import games.hydra.Event;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.table.PlayerId;
import games.hydra.testkit.Playthrough;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** A game of which somebody watched every event from the deal on: a state, and what is remembered in it. */
record Watched(GameState state, Memory memory) {

    /** Where the game has come to. */
    static Watched of(Playthrough game) {
        return new Watched(game.state(), Memory.of(game.state()).after(events(game)));
    }

    /** The whole game event by event, also between the events of one step. */
    static Seq<Watched> everyMoment(Playthrough game) {
        Seq<Event> log = events(game);
        GameState dealt = Hydra.replay(log.take(1)).get();
        return log.tail().scanLeft(new Watched(dealt, Memory.of(dealt)), Watched::after);
    }

    static Seq<Event> events(Playthrough game) {
        return game.opening()
                .events()
                .appendAll(game.steps().flatMap(step -> step.result().events()));
    }

    private Watched after(Event event) {
        return new Watched(Hydra.evolve(state, event), memory.after(event));
    }

    PlayerView view(Viewer viewer) {
        return PlayerView.of(state, memory, viewer);
    }

    /** Everybody who may look. */
    Seq<Viewer> viewers() {
        return Vector.rangeClosed(1, state.players().size())
                .map(PlayerId::new)
                .map(Viewer::seat)
                .append(Viewer.spectator());
    }
}
