package games.hydra.cli.serve;

import games.hydra.cli.json.Json;
import io.vavr.control.Either;

/** {@code close}: forgets a game. */
final class Close {
    private Close() {}

    static Either<Failure, Answer> answer(ServeState state, Body body, long luck) {
        return body.required("game", Kind.NAME)
                .flatMap(id -> state.table(id)
                        .map(table ->
                                new Answer(state.without(id), Json.object().with("game", id))));
    }
}
