package games.hydra.cli.serve;

import games.hydra.cli.json.Json;
import games.hydra.view.PlayerView;
import games.hydra.view.Viewer;
import io.vavr.control.Either;

/** {@code view}: a game as somebody sees it, or all of it if nobody is named. */
final class Look {
    private Look() {}

    static Either<Failure, Answer> answer(ServeState state, Body body, long luck) {
        return body.required("game", Kind.NAME)
                .flatMap(id -> state.table(id)
                        .flatMap(table -> view(body, table))
                        .map(view ->
                                new Answer(state, Json.object().with("game", id).withAll(view))));
    }

    private static Either<Failure, Json.Fields> view(Body body, Table table) {
        return body.given("viewer")
                .fold(
                        () -> Either.right(Json.object().with("view", StateJson.whole(table.state()))),
                        json -> Viewers.of("viewer", json, table.players()).map(viewer -> seen(table, viewer)));
    }

    private static Json.Fields seen(Table table, Viewer viewer) {
        return Json.object()
                .with("viewer", Viewers.json(viewer))
                .with("view", ViewJson.of(PlayerView.of(table.state(), table.memory(), viewer)));
    }
}
