package games.hydra.cli.serve;

import games.hydra.Hydra;
import games.hydra.cli.json.Json;
import io.vavr.control.Either;

/** {@code legal}: every action that a step accepts now, in the order of the engine. */
final class Legal {
    private Legal() {}

    static Either<Failure, Answer> answer(ServeState state, Body body, long luck) {
        return body.required("game", Kind.NAME)
                .flatMap(id -> state.table(id)
                        .map(table -> new Answer(
                                state,
                                Json.object()
                                        .with("game", id)
                                        .with("actions", ActionJson.list(Hydra.legalActions(table.state()))))));
    }
}
