package games.hydra.notation;

import games.hydra.Action;
import games.hydra.Event;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Outcome;
import games.hydra.Result;
import games.hydra.Setup;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Objects;

/**
 * A game as what it started from and what was done; all else follows. It may be nonsense: {@link #replay} says so.
 *
 * <pre>{@code
 * GameRecord game = GameRecord.of(Setup.of(2, 42L)).then(new Action.BeginTurn());
 * Option<PlayerId> turn = game.replay().get().state().phase().turnOf(); // Some(2)
 * ReplayProblem problem = game.then(new Action.BeginTurn()).replay().getLeft();
 * String code = problem.match(setup -> "no game", refused -> refused.reason().code()); // "turn/in-progress"
 * }</pre>
 */
public record GameRecord(Setup setup, Seq<Action> actions) {
    public GameRecord {
        Objects.requireNonNull(setup);
        Objects.requireNonNull(actions);
    }

    /** A game of which nothing was played yet. */
    public static GameRecord of(Setup setup) {
        return new GameRecord(setup, Vector.empty());
    }

    /** This game and one more action. */
    public GameRecord then(Action action) {
        return new GameRecord(setup, actions.append(action));
    }

    /** The state that the game reaches and all events from the deal on, or the first thing that the engine refuses. */
    public Either<ReplayProblem, Result.Accepted> replay() {
        return Hydra.open(setup)
                .toEither()
                .<ReplayProblem>mapLeft(ReplayProblem.ImpossibleSetup::new)
                .flatMap(this::replay);
    }

    /** How the game ends; none if it does not, also where it is no game at all. */
    Option<Outcome> outcome() {
        return Hydra.start(setup).toOption().flatMap(this::outcome);
    }

    private Either<ReplayProblem, Result.Accepted> replay(Result.Accepted opening) {
        GameState state = opening.state();
        List<Event> latestFirst = List.ofAll(opening.events()).reverse();
        int index = 0;
        for (Action action : actions) {
            Result result = Hydra.step(state, action);
            if (!result.isAccepted()) {
                return Either.left(new ReplayProblem.RefusedAction(
                        index, action, result.rejection().get()));
            }
            state = result.state();
            latestFirst = result.events().foldLeft(latestFirst, List::prepend);
            index++;
        }
        return Either.right(new Result.Accepted(state, latestFirst.reverse()));
    }

    /** A refused action changes nothing (R3.3). */
    private Option<Outcome> outcome(GameState opening) {
        return actions.foldLeft(
                        opening, (state, action) -> Hydra.step(state, action).state())
                .outcome();
    }
}
