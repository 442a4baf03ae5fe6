package games.hydra;

import io.vavr.collection.List;
import org.jspecify.annotations.Nullable;

/**
 * A step under way: the latest event decided so far, the state that it leads to, and the course before it. Deciding the next
 * event sees that state, and nothing but {@link Hydra#evolve} makes it, so the events always fold to it.
 */
final class Course {
    private final GameState state;
    /** Neither is there at the start of a course. */
    private final @Nullable Event latest;

    private final @Nullable Course before;

    private Course(GameState state, @Nullable Event latest, @Nullable Course before) {
        this.state = state;
        this.latest = latest;
        this.before = before;
    }

    static Course from(GameState state) {
        return new Course(state, null, null);
    }

    /** A course that begins with an event which does not depend on any state before. */
    static Course begin(Event.Dealt dealt) {
        return new Course(Evolution.begin(dealt), dealt, null);
    }

    Course then(Event event) {
        return new Course(Hydra.evolve(state, event), event, this);
    }

    GameState state() {
        return state;
    }

    Result.Accepted accepted() {
        return new Result.Accepted(state, events());
    }

    private List<Event> events() {
        List<Event> events = List.empty();
        for (Course course = this; course != null && course.latest != null; course = course.before) {
            events = events.prepend(course.latest);
        }
        return events;
    }
}
