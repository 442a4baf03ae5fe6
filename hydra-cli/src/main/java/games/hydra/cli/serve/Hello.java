package games.hydra.cli.serve;

import games.hydra.cli.json.Json;
import games.hydra.cli.json.JsonLine;
import games.hydra.notation.GameNotation;
import games.hydra.notation.Versions;
import games.hydra.rule.Preset;
import io.vavr.control.Either;

/** {@code hello}: who answers, and what it can take. */
final class Hello {
    /** Changes when a client of before would be misunderstood, or would misunderstand. */
    static final int PROTOCOL = 1;

    private Hello() {}

    static Either<Failure, Answer> answer(ServeState state, Body body, long luck) {
        Json.Fields limits = Json.object()
                .with("lineBytes", Received.MOST_BYTES)
                .with("tokens", JsonLine.MOST_TOKENS)
                .with("games", Admission.MOST_GAMES)
                .with("players", Admission.MOST_PLAYERS)
                .with("actions", GameNotation.MOST_ACTIONS);
        return Either.right(new Answer(
                state,
                Json.object()
                        .with("protocol", PROTOCOL)
                        .with("hydra", state.version())
                        .with("notation", Versions.NOTATION)
                        .with("rules", Versions.RULES)
                        .with("requests", Json.texts(Request.all().map(Request::word)))
                        .with("presets", Json.texts(Preset.all().map(Preset::code)))
                        .with("limits", limits)));
    }
}
