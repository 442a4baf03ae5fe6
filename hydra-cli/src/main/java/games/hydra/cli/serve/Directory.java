package games.hydra.cli.serve;

import games.hydra.cli.json.Json;
import io.vavr.control.Either;

/** {@code games}: which games there are, the oldest first. */
final class Directory {
    private Directory() {}

    static Either<Failure, Answer> answer(ServeState state, Body body, long luck) {
        return Either.right(new Answer(
                state,
                Json.object().with("games", Json.texts(state.tables().keySet().toVector()))));
    }
}
