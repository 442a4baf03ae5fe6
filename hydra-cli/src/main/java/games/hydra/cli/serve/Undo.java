package games.hydra.cli.serve;

import games.hydra.Action;
import games.hydra.cli.json.Json;
import games.hydra.notation.GameRecord;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** {@code undo}: takes back the last actions of a game. */
final class Undo {
    private Undo() {}

    static Either<Failure, Answer> answer(ServeState state, Body body, long luck) {
        return body.required("game", Kind.NAME)
                .flatMap(id -> state.table(id)
                        .flatMap(table -> body.optional("count", Kind.COUNT, 1)
                                .flatMap(count -> undo(state, id, table.game(), count))));
    }

    private static Either<Failure, Answer> undo(ServeState state, String id, GameRecord game, int count) {
        Seq<Action> actions = game.actions();
        if (count > actions.size()) {
            return Either.left(Failure.nothingToUndo(actions.size()));
        }
        return Table.replay(new GameRecord(game.setup(), actions.dropRight(count)))
                .map(before -> new Answer(
                        state.with(id, before),
                        Json.object()
                                .with("game", id)
                                .with("undone", ActionJson.list(actions.takeRight(count)))
                                .with("state", StateJson.summary(before))));
    }
}
