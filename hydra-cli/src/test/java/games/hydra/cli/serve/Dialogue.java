package games.hydra.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.cli.json.Json;
import games.hydra.cli.json.JsonLine;

/** A client that sends lines and reads what comes back. */
final class Dialogue {
    static final String VERSION = "0.1.0";

    /** The seed of a game that names none. */
    static final long LUCK = 7_777_777_777_777_777_777L;

    private ServeState state = ServeState.of(VERSION);

    /** The answer to a line; single quotes stand for double ones. */
    String send(String line) {
        return sendAsIs(line.replace('\'', '"'));
    }

    /** The answer to a line; what is refused must change nothing. */
    String sendAsIs(String line) {
        Reply reply = state.answer(new Received.Request(line, LUCK));
        if (reply.line().contains("\"ok\":false")) {
            assertThat(reply.state()).isSameAs(state);
        }
        state = reply.state();
        return reply.line();
    }

    Json.Fields send(Json request) {
        return read(sendAsIs(JsonLine.write(request)));
    }

    Table table(String id) {
        return state.tables().get(id).get();
    }

    ServeState state() {
        return state;
    }

    static Json.Fields read(String line) {
        return (Json.Fields) JsonLine.read(line).get();
    }
}
