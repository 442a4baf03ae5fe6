package games.hydra.cli.serve;

import games.hydra.Rejection;
import games.hydra.SetupProblem;
import games.hydra.cli.json.Json;
import games.hydra.notation.NotationProblem;
import io.vavr.collection.Seq;

/**
 * Why a request was refused.
 *
 * @param code a stable name for this kind of failure
 * @param data what a program needs to explain it
 */
record Failure(String code, Json.Fields data) {
    /** What is quoted from a request is cut to this length. */
    private static final int LONGEST_QUOTE = 40;

    static Failure of(Rejection rejection) {
        return new Failure(rejection.code(), rejection.match(RejectionJson.SHARED));
    }

    static Failure of(NotationProblem problem) {
        return new Failure(problem.code(), NotationProblemJson.of(problem));
    }

    static Failure of(Seq<SetupProblem> problems) {
        return new Failure("setup/impossible", Json.object().with("problems", SetupProblemJson.of(problems)));
    }

    static Failure lineTooLong() {
        return limit("protocol/line-too-long", Received.MOST_BYTES);
    }

    static Failure notUtf8() {
        return new Failure("protocol/not-utf-8", Json.object());
    }

    static Failure notJson(long column) {
        return new Failure("protocol/not-json", Json.object().with("column", column));
    }

    static Failure notAnObject() {
        return new Failure("protocol/not-an-object", Json.object());
    }

    static Failure unknownRequest(String request) {
        return quoting("protocol/unknown-request", "request", request);
    }

    static Failure missing(String field) {
        return new Failure("protocol/missing-field", Json.object().with("field", field));
    }

    static Failure wrong(String field, String expected) {
        return new Failure(
                "protocol/wrong-field",
                Json.object().with("field", quote(field)).with("expected", expected));
    }

    static Failure unknownField(String field) {
        return quoting("protocol/unknown-field", "field", field);
    }

    static Failure unknownGame(String game) {
        return quoting("protocol/unknown-game", "game", game);
    }

    static Failure gameExists(String game) {
        return quoting("protocol/game-exists", "game", game);
    }

    static Failure unknownPlayer(long player, int players) {
        return new Failure(
                "protocol/unknown-player", Json.object().with("player", player).with("players", players));
    }

    static Failure nothingToUndo(int actions) {
        return new Failure("protocol/nothing-to-undo", Json.object().with("actions", actions));
    }

    static Failure limit(String code, int most) {
        return new Failure(code, Json.object().with("most", most));
    }

    private static Failure quoting(String code, String name, String text) {
        return new Failure(code, Json.object().with(name, quote(text)));
    }

    static String quote(String text) {
        return text.length() > LONGEST_QUOTE ? text.substring(0, LONGEST_QUOTE) : text;
    }

    Json.Fields toJson() {
        return Json.object().with("code", code).withAll(data);
    }
}
