package games.hydra.cli.session;

import games.hydra.Action;
import games.hydra.Event;
import games.hydra.GameState;
import games.hydra.Result;
import games.hydra.view.Memory;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Predicate;

/** The game so far: the state, what everybody remembers, and the moments that led to it, the latest first. */
record History(GameState state, Memory memory, List<Moment> latestFirst) {

    static History of(GameState state) {
        return new History(state, Memory.of(state), List.empty());
    }

    History then(Action action, Result.Accepted result, boolean byPerson) {
        Moment moment = new Moment(state, memory, action, result.events(), byPerson);
        return new History(result.state(), memory.after(result.events()), latestFirst.prepend(moment));
    }

    Seq<Action> actions() {
        return latestFirst.reverse().map(Moment::action);
    }

    /** The events of the turn under way, or of the one that has just ended. */
    Seq<Event> recent() {
        return told(backTo(Moment::beganTurn).reverse());
    }

    /** The events of the last action. */
    Seq<Event> latest() {
        return told(latestFirst.take(1));
    }

    /** A stalemate is left out, since it is announced on its own. */
    private static Seq<Event> told(List<Moment> moments) {
        return moments.flatMap(Moment::events).reject(Event.StalemateReached.class::isInstance);
    }

    /** The moments back to and with the last decision of a person; none if there was no decision. */
    List<Moment> sinceLastDecision() {
        List<Moment> since = backTo(Moment::isDecision);
        return since.lastOption().exists(Moment::isDecision) ? since : List.empty();
    }

    /** Before the last decision of a person, if there was one. */
    Option<History> back() {
        List<Moment> undone = sinceLastDecision();
        return undone.lastOption()
                .map(moment -> new History(moment.before(), moment.memory(), latestFirst.drop(undone.size())));
    }

    /** The latest moments, up to and with the first that meets the condition: the rest of the game is not looked at. */
    private List<Moment> backTo(Predicate<Moment> condition) {
        return latestFirst.take(latestFirst.takeUntil(condition).size() + 1);
    }
}
