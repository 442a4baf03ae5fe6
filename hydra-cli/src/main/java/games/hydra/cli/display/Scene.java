package games.hydra.cli.display;

import games.hydra.Event;
import games.hydra.GameState;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/**
 * What a display shows: the state, and what happened on the way to it.
 *
 * @param state the game as it is
 * @param recent the events of the turn under way; between two turns, those of the turn that has ended
 */
public record Scene(GameState state, Seq<Event> recent) {

    /** A state with nothing before it. */
    public static Scene of(GameState state) {
        return new Scene(state, List.empty());
    }
}
