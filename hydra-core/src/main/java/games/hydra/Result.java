package games.hydra;

import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Objects;
import java.util.function.Function;

/**
 * What {@link Hydra#step} answers: what happened, or why nothing did.
 *
 * <pre>{@code
 * GameState state = Hydra.start(Setup.of(2, 42L)).get();
 * Result result = Hydra.step(state, new Action.Swap());
 * String text = result.match(accepted -> "done", rejected -> rejected.reason().code()); // "turn/not-begun"
 * }</pre>
 */
public sealed interface Result {

    /** The state to go on with: the next one, or after a rejection the very same object as before. */
    GameState state();

    /** What happened, in order; nothing after a rejection. */
    Seq<Event> events();

    /** Why the action was refused, if it was. */
    Option<Rejection> rejection();

    <R> R match(Function<Accepted, R> accepted, Function<Rejected, R> rejected);

    default boolean isAccepted() {
        return rejection().isEmpty();
    }

    /** The action was allowed: its events, and the state that they lead to. */
    record Accepted(GameState state, Seq<Event> events) implements Result {
        public Accepted {
            Objects.requireNonNull(state);
            Objects.requireNonNull(events);
        }

        @Override
        public Option<Rejection> rejection() {
            return Option.none();
        }

        @Override
        public <R> R match(Function<Accepted, R> accepted, Function<Rejected, R> rejected) {
            return accepted.apply(this);
        }
    }

    /** The action was not allowed: nothing changed (R3.3). */
    record Rejected(GameState state, Action action, Rejection reason) implements Result {
        public Rejected {
            Objects.requireNonNull(state);
            Objects.requireNonNull(action);
            Objects.requireNonNull(reason);
        }

        @Override
        public Seq<Event> events() {
            return List.empty();
        }

        @Override
        public Option<Rejection> rejection() {
            return Option.some(reason);
        }

        @Override
        public <R> R match(Function<Accepted, R> accepted, Function<Rejected, R> rejected) {
            return rejected.apply(this);
        }
    }
}
