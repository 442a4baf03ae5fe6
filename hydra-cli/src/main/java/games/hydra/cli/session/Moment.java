package games.hydra.cli.session;

import games.hydra.Action;
import games.hydra.Event;
import games.hydra.GameState;
import games.hydra.view.Memory;
import io.vavr.collection.Seq;

/**
 * One action of the game: the state it was taken in, what everybody remembered then, what happened, and whether a person
 * took it.
 */
record Moment(GameState before, Memory memory, Action action, Seq<Event> events, boolean byPerson) {

    /** Whether somebody has seen a card that was face down before. */
    boolean revealed() {
        return events.exists(event -> event instanceof Event.CardDrawn
                || event instanceof Event.HeadGrown
                || event instanceof Event.PileReshuffled);
    }

    /** Whether a person decided something here, other than which card came from a pile. */
    boolean isDecision() {
        return byPerson && !(action instanceof Action.Deal);
    }

    boolean beganTurn() {
        return events.exists(Event.TurnBegan.class::isInstance);
    }
}
