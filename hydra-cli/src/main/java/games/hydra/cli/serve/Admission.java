package games.hydra.cli.serve;

import games.hydra.cli.json.Json;
import io.vavr.collection.Stream;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Finds a place for a new game. */
final class Admission {
    /** The most games at one time. */
    static final int MOST_GAMES = 1_000;

    /** The most players of all games together: those of the largest table. */
    static final int MOST_PLAYERS = 10_000;

    private Admission() {}

    /** The id that the client chose, if it did; it must be free. */
    static Either<Failure, Option<String>> chosen(ServeState state, Body body) {
        return body.optional("game", Kind.NAME)
                .flatMap(chosen -> chosen.filter(state.tables()::containsKey)
                        .fold(() -> Either.right(chosen), taken -> Either.left(Failure.gameExists(taken))));
    }

    /** The games with a new one, if there is room for it. */
    static Either<Failure, Answer> admit(ServeState state, Option<String> chosen, Table table, Json.Fields more) {
        if (state.tables().size() >= MOST_GAMES) {
            return Either.left(Failure.limit("protocol/too-many-games", MOST_GAMES));
        }
        int seated = state.tables().values().map(Table::players).sum().intValue();
        if (seated + table.players() > MOST_PLAYERS) {
            return Either.left(Failure.limit("protocol/too-many-players", MOST_PLAYERS));
        }
        return Either.right(chosen.fold(
                () -> seat(state.withLastNumber(free(state)), String.valueOf(free(state)), table, more),
                id -> seat(state, id, table, more)));
    }

    private static Answer seat(ServeState state, String id, Table table, Json.Fields more) {
        Json.Fields fields = Json.object().with("game", id).withAll(more).with("state", StateJson.summary(table));
        return new Answer(state.with(id, table), fields);
    }

    /** A number that was given to no game before, and was chosen for none of those that there are. */
    private static int free(ServeState state) {
        return Stream.from(state.lastNumber() + 1)
                .find(number -> !state.tables().containsKey(String.valueOf(number)))
                .get();
    }
}
