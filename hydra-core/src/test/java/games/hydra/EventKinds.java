package games.hydra;

import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** The records of the sealed type {@link Event}, those that everybody sees and the others. */
public final class EventKinds {
    private EventKinds() {}

    public static Seq<Class<?>> all() {
        return List.<Class<?>>of(Event.class.getPermittedSubclasses())
                .appendAll(List.of(Event.Public.class.getPermittedSubclasses()))
                .filter(Class::isRecord);
    }
}
