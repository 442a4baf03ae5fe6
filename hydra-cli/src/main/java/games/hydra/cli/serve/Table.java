package games.hydra.cli.serve;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.Result;
import games.hydra.Setup;
import games.hydra.notation.GameRecord;
import games.hydra.view.Memory;
import io.vavr.control.Either;
import java.util.Objects;

/**
 * One game: what was done, where that has led, and what everybody remembers. Earlier states are not kept, since they follow
 * from what was done.
 */
public record Table(GameRecord game, GameState state, Memory memory) {
    public Table {
        Objects.requireNonNull(game);
        Objects.requireNonNull(state);
        Objects.requireNonNull(memory);
    }

    static Table begin(Setup setup, GameState opening) {
        return new Table(GameRecord.of(setup), opening, Memory.of(opening));
    }

    /** The table at which a game was played. */
    static Either<Failure, Table> replay(GameRecord game) {
        return game.replay()
                .mapLeft(problem ->
                        problem.match(setup -> Failure.of(setup.problems()), refused -> Failure.of(refused.reason())))
                .map(end -> new Table(game, end.state(), Memory.of(end.state()).after(end.events())));
    }

    Table then(Action action, Result.Accepted result) {
        return new Table(game.then(action), result.state(), memory.after(result.events()));
    }

    int players() {
        return state.players().size();
    }
}
