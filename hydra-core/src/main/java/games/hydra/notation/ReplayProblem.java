package games.hydra.notation;

import games.hydra.Action;
import games.hydra.Rejection;
import games.hydra.SetupProblem;
import io.vavr.collection.Seq;
import java.util.Objects;
import java.util.function.Function;

/** Why a {@link GameRecord} is no game. */
public sealed interface ReplayProblem {

    <R> R match(Function<ImpossibleSetup, R> impossibleSetup, Function<RefusedAction, R> refusedAction);

    /** No game can start from the set-up. */
    record ImpossibleSetup(Seq<SetupProblem> problems) implements ReplayProblem {
        public ImpossibleSetup {
            Objects.requireNonNull(problems);
        }

        @Override
        public <R> R match(Function<ImpossibleSetup, R> impossibleSetup, Function<RefusedAction, R> refusedAction) {
            return impossibleSetup.apply(this);
        }
    }

    /** The engine refuses the action with this index, from 0. */
    record RefusedAction(int index, Action action, Rejection reason) implements ReplayProblem {
        public RefusedAction {
            Objects.requireNonNull(action);
            Objects.requireNonNull(reason);
        }

        @Override
        public <R> R match(Function<ImpossibleSetup, R> impossibleSetup, Function<RefusedAction, R> refusedAction) {
            return refusedAction.apply(this);
        }
    }
}
