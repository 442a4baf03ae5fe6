package games.hydra.reference;

import games.hydra.Action;
import games.hydra.Setup;
import java.util.List;
import java.util.stream.Collectors;

/** Where the engine and the naive game part, and how to get there. */
final class Divergence extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int length;

    /** @param actions the accepted ones and, as the last, the one that the two disagree about */
    Divergence(Setup setup, List<Action> actions, String what, String engine, String naive, Throwable cause) {
        super(message(setup, actions, what, engine, naive), cause);
        length = actions.size();
    }

    int length() {
        return length;
    }

    private static String message(Setup setup, List<Action> actions, String what, String engine, String naive) {
        String replay = actions.stream().map(action -> "  " + action).collect(Collectors.joining("\n"));
        return "%s%n%s%n%s%nengine: %s%nnaive:  %s".formatted(what, setup, replay, engine, naive);
    }
}
