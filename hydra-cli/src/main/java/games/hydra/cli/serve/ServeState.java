package games.hydra.cli.serve;

import games.hydra.cli.json.Json;
import games.hydra.cli.json.JsonLine;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Objects;

/**
 * All games that are being played, by their ids. It never changes: a line leads to another, together with the one line that
 * answers it. What is refused changes nothing.
 *
 * @param version the version of this program
 * @param tables the games, the oldest first
 * @param lastNumber the last number that was given to a game as its id
 */
public record ServeState(String version, Map<String, Table> tables, int lastNumber) {
    public ServeState {
        Objects.requireNonNull(version);
        Objects.requireNonNull(tables);
    }

    /** No games yet. */
    public static ServeState of(String version) {
        return new ServeState(version, LinkedHashMap.empty(), 0);
    }

    /** What comes of a line. */
    public Reply answer(Received line) {
        return line.match(
                request -> answer(request.text(), request.luck()),
                tooLong -> refuse(Option.none(), Failure.lineTooLong()),
                notUtf8 -> refuse(Option.none(), Failure.notUtf8()));
    }

    private Reply answer(String text, long luck) {
        Either<Failure, Body> body = Body.read(text);
        Option<Json> id = body.toOption().flatMap(Body::id);
        return body.flatMap(asked -> Request.of(asked).flatMap(request -> request.answer(this, asked, luck)))
                .fold(failure -> refuse(id, failure), answer -> answer.reply(id));
    }

    private Reply refuse(Option<Json> id, Failure failure) {
        Json.Fields reply = Answer.begin(id).with("ok", false).with("error", failure.toJson());
        return new Reply(this, JsonLine.write(reply));
    }

    Either<Failure, Table> table(String id) {
        return tables.get(id).toEither(() -> Failure.unknownGame(id));
    }

    /** The same games and this one, which takes the place of one with the same id. */
    ServeState with(String id, Table table) {
        return new ServeState(version, tables.put(id, table), lastNumber);
    }

    /** The same games; numbers up to this one are not given any more. */
    ServeState withLastNumber(int number) {
        return new ServeState(version, tables, number);
    }

    ServeState without(String id) {
        return new ServeState(version, tables.remove(id), lastNumber);
    }
}
