package games.hydra.cli.serve;

import games.hydra.cli.json.Json;
import games.hydra.cli.json.JsonLine;
import io.vavr.control.Option;

/** What a request led to: the games after it, and what is said about it. */
record Answer(ServeState state, Json.Fields fields) {

    Reply reply(Option<Json> id) {
        return new Reply(state, JsonLine.write(begin(id).with("ok", true).withAll(fields)));
    }

    /** An answer begins with the id of its request, if that has one. */
    static Json.Fields begin(Option<Json> id) {
        return id.fold(Json::object, given -> Json.object().with("id", given));
    }
}
