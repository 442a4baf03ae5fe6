package games.hydra.cli.serve;

import games.hydra.cli.json.Json;
import games.hydra.cli.json.JsonLine;
import games.hydra.cli.json.JsonProblem;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** An object that was sent, of which nothing is believed. A field that is null is one that is not there. */
record Body(Json.Fields object) {

    static Either<Failure, Body> read(String text) {
        return JsonLine.read(text)
                .mapLeft(Body::notJson)
                .flatMap(json -> Kind.OBJECT.reader().apply(json).toEither(Failure::notAnObject));
    }

    private static Failure notJson(JsonProblem problem) {
        if (problem instanceof JsonProblem.Malformed malformed) {
            return Failure.notJson(malformed.column());
        }
        return Failure.notJson(problem instanceof JsonProblem.Truncated truncated ? truncated.column() : 1);
    }

    /** What the client calls this request, if it says so in a way that can be repeated. */
    Option<Json> id() {
        return given("id").flatMap(Kind.ID.reader());
    }

    /** Nothing is there but these fields: what is not understood can't be done. */
    Either<Failure, Body> only(Seq<String> names) {
        return object.fields()
                .keySet()
                .find(name -> !names.contains(name))
                .fold(() -> Either.right(this), unknown -> Either.left(Failure.unknownField(unknown)));
    }

    <T> Either<Failure, T> required(String name, Kind<T> kind) {
        return optional(name, kind).flatMap(value -> value.toEither(() -> Failure.missing(name)));
    }

    <T> Either<Failure, Option<T>> optional(String name, Kind<T> kind) {
        return given(name)
                .fold(
                        () -> Either.right(Option.none()),
                        json -> kind.reader()
                                .apply(json)
                                .map(Option::some)
                                .toEither(() -> Failure.wrong(name, kind.name())));
    }

    <T> Either<Failure, T> optional(String name, Kind<T> kind, T otherwise) {
        return optional(name, kind).map(value -> value.getOrElse(otherwise));
    }

    /** The value, if there is one. */
    Option<Json> given(String name) {
        return object.fields().get(name).filter(json -> !(json instanceof Json.Nothing));
    }
}
