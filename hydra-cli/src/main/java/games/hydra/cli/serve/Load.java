package games.hydra.cli.serve;

import games.hydra.cli.json.Json;
import games.hydra.notation.GameNotation;
import io.vavr.control.Either;

/** {@code load}: goes on with a game that was saved. */
final class Load {
    private Load() {}

    static Either<Failure, Answer> answer(ServeState state, Body body, long luck) {
        return Admission.chosen(state, body)
                .flatMap(id -> body.required("text", Kind.TEXT)
                        .flatMap(text -> GameNotation.read(text).mapLeft(Failure::of))
                        .flatMap(Table::replay)
                        .flatMap(table -> Admission.admit(state, id, table, Json.object())));
    }
}
