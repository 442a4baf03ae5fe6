package games.hydra;

import io.vavr.collection.List;

/**
 * A step under way: the events decided so far, the latest first, and the state that they lead to. Deciding the next event
 * sees that state, and nothing but {@link Hydra#evolve} makes it, so the events always fold to it.
 */
record Course(GameState state, List<Event> latestFirst) {

    static Course from(GameState state) {
        return new Course(state, List.empty());
    }

    Course then(Event event) {
        return new Course(Hydra.evolve(state, event), latestFirst.prepend(event));
    }

    Result.Accepted accepted() {
        return new Result.Accepted(state, inOrder());
    }

    /** Every step does it, so it is a plain loop: {@code reverse} goes through a closure. */
    private List<Event> inOrder() {
        List<Event> events = List.empty();
        for (List<Event> rest = latestFirst; !rest.isEmpty(); rest = rest.tail()) {
            events = events.prepend(rest.head());
        }
        return events;
    }
}
