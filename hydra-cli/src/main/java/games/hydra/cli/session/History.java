package games.hydra.cli.session;

import games.hydra.Action;
import games.hydra.Event;
import games.hydra.GameState;
import games.hydra.Result;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The game so far: the state, and the moments that led to it, the latest first. */
record History(GameState state, List<Moment> latestFirst) {

    static History of(GameState state) {
        return new History(state, List.empty());
    }

    History then(Action action, Result.Accepted result, boolean byPerson) {
        return new History(result.state(), latestFirst.prepend(new Moment(state, action, result.events(), byPerson)));
    }

    Seq<Action> actions() {
        return latestFirst.reverse().map(Moment::action);
    }

    /** The events of the turn under way, or of the one that has just ended. */
    Seq<Event> recent() {
        List<Moment> earlier = latestFirst.dropUntil(Moment::beganTurn).drop(1);
        return told(latestFirst.dropRight(earlier.size()).reverse());
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
        List<Moment> rest = latestFirst.dropUntil(Moment::isDecision);
        return rest.isEmpty() ? List.empty() : latestFirst.dropRight(rest.size() - 1);
    }

    /** Before the last decision of a person, if there was one. */
    Option<History> back() {
        return sinceLastDecision()
                .lastOption()
                .map(moment -> new History(
                        moment.before(), latestFirst.drop(sinceLastDecision().size())));
    }
}
