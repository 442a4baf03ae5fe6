package games.hydra.reference;

import games.hydra.Action;
import games.hydra.Setup;
import games.hydra.notation.GameNotation;
import games.hydra.notation.GameRecord;
import io.vavr.collection.Vector;
import java.util.List;

/** Where the engine and the naive game part, and how to get there. */
final class Divergence extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Setup setup;
    private final transient List<Action> actions;

    /** @param actions the accepted ones and, as the last, the one that the two disagree about */
    Divergence(Setup setup, List<Action> actions, String what, String engine, String naive, Throwable cause) {
        super(message(setup, actions, what, engine, naive), cause);
        this.setup = setup;
        this.actions = List.copyOf(actions);
    }

    int length() {
        return actions.size();
    }

    /** The same or another divergence of this set-up, from which no single action can be left out. */
    Divergence minimal() {
        List<Action> fewest = Minimizing.minimal(
                actions, fewer -> Lockstep.replay(setup, fewer).isPresent());
        return Lockstep.replay(setup, fewest).orElse(this);
    }

    private static String message(Setup setup, List<Action> actions, String what, String engine, String naive) {
        String replay = GameNotation.write(new GameRecord(setup, Vector.ofAll(actions)));
        return "%s%n%s%nengine: %s%nnaive:  %s".formatted(what, replay, engine, naive);
    }
}
