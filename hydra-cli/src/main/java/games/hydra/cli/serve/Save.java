package games.hydra.cli.serve;

import games.hydra.cli.json.Json;
import games.hydra.notation.GameNotation;
import io.vavr.control.Either;

/** {@code save}: a game as text. It has the seed, and so every card: it is for nobody who plays. */
final class Save {
    private Save() {}

    static Either<Failure, Answer> answer(ServeState state, Body body, long luck) {
        return body.required("game", Kind.NAME)
                .flatMap(id -> state.table(id)
                        .map(table -> new Answer(
                                state, Json.object().with("game", id).with("text", GameNotation.write(table.game())))));
    }
}
