package games.hydra.cli.serve;

import games.hydra.Action;
import games.hydra.Hydra;
import games.hydra.Result;
import games.hydra.cli.json.Json;
import games.hydra.notation.GameNotation;
import games.hydra.view.Viewer;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** {@code step}: does something in a game. */
final class Step {
    private Step() {}

    static Either<Failure, Answer> answer(ServeState state, Body body, long luck) {
        return body.required("game", Kind.NAME)
                .flatMap(id -> state.table(id)
                        .flatMap(Step::unlessFull)
                        .flatMap(table -> Viewers.of(body, table.players())
                                .flatMap(viewers -> ActionReading.of(body)
                                        .flatMap(action -> step(state, id, table, action, viewers)))));
    }

    /** A longer game could be saved, but not loaded again. */
    private static Either<Failure, Table> unlessFull(Table table) {
        return table.game().actions().size() >= GameNotation.MOST_ACTIONS
                ? Either.left(Failure.limit("protocol/too-many-actions", GameNotation.MOST_ACTIONS))
                : Either.right(table);
    }

    private static Either<Failure, Answer> step(
            ServeState state, String id, Table table, Action action, Seq<Viewer> viewers) {
        return Hydra.step(table.state(), action)
                .match(
                        accepted -> Either.right(done(state, id, table.then(action, accepted), accepted, viewers)),
                        rejected -> Either.left(Failure.of(rejected.reason())));
    }

    private static Answer done(ServeState state, String id, Table table, Result.Accepted result, Seq<Viewer> viewers) {
        Json.Fields fields = Json.object()
                .with("game", id)
                .withAll(Happened.json(result.events(), viewers))
                .with("state", StateJson.summary(table));
        return new Answer(state.with(id, table), fields);
    }
}
