package games.hydra.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.cli.json.Json;
import games.hydra.cli.json.JsonLine;
import games.hydra.cli.serve.Received;
import games.hydra.cli.serve.Reply;
import games.hydra.cli.serve.ServeState;
import games.hydra.notation.GameNotation;
import games.hydra.notation.GameRecord;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.regex.Pattern;

/**
 * Games that are served to a stranger, where every answer is held against what docs/PROTOCOL.md promises.
 *
 * @param patience how many lines are still answered
 */
record FuzzedService(ServeState state, int patience) {
    private static final int PATIENCE = 200;
    private static final int LONGEST_ID = 100;

    /** A table of hundreds is dealt rightly but slowly; the built program is tried with them. */
    private static final Pattern LARGE_TABLE = Pattern.compile("(?i)(players|decks)\\W*[0-9]{3,}");

    static FuzzedService open() {
        return new FuzzedService(ServeState.of("fuzzed"), PATIENCE);
    }

    FuzzedService answer(Received line) {
        Option<Json> request = json(line);
        return patience == 0 || request.exists(FuzzedService::isOfLargeTable) ? this : answer(line, request);
    }

    private FuzzedService answer(Received line, Option<Json> request) {
        Reply reply = state.answer(line);
        Json.Fields answer = read(reply.line());
        boolean ok = isOk(answer);

        assertThat(answer.fields().get("id")).isEqualTo(request.flatMap(FuzzedService::id));
        assertThat(answer.fields().containsKey("error")).isNotEqualTo(ok);
        if (!ok) {
            assertThat(reply.state()).isSameAs(state);
        }
        assertThat(state.answer(line).line()).isEqualTo(reply.line());
        return new FuzzedService(reply.state(), patience - 1);
    }

    /** What is done to a game is a game that can be written down, read again and replayed to the same state. */
    void assertGamesCanBeSaved() {
        state.tables().values().forEach(table -> {
            Either<?, GameRecord> saved = GameNotation.read(GameNotation.write(table.game()));

            assertThat(saved.get()).isEqualTo(table.game());
            assertThat(saved.get().replay().get().state()).isEqualTo(table.state());
        });
    }

    private static Json.Fields read(String answer) {
        assertThat(answer).matches("[ -~]+");
        return (Json.Fields) JsonLine.read(answer).get();
    }

    private static boolean isOk(Json.Fields answer) {
        return ((Json.Truth) answer.fields().get("ok").get()).truth();
    }

    private static Option<Json> json(Received line) {
        return line.match(
                request -> JsonLine.read(request.text()).toOption(),
                tooLong -> Option.none(),
                notUtf8 -> Option.none());
    }

    /** A whole number, or a text of 1 to 100 characters, comes back; anything else does not. */
    private static Option<Json> id(Json request) {
        return Option.of(request)
                .filter(Json.Fields.class::isInstance)
                .flatMap(object -> ((Json.Fields) object).fields().get("id"))
                .filter(id -> id instanceof Json.Whole || id instanceof Json.Text text && isName(text.text()));
    }

    private static boolean isName(String text) {
        return !text.isEmpty() && text.length() <= LONGEST_ID;
    }

    /** Written anew, no letter or digit is an escape. */
    private static boolean isOfLargeTable(Json request) {
        return LARGE_TABLE.matcher(JsonLine.write(request)).find();
    }
}
