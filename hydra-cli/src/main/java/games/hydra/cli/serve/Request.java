package games.hydra.cli.serve;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** What can be asked for, and the fields that it may have beside those that all requests have. */
enum Request {
    HELLO("hello", Hello::answer),
    START("start", Start::answer, "game", "players", "seed", "rules", "dealing", "viewers"),
    STEP("step", Step::answer, "game", "action", "viewers"),
    LEGAL("legal", Legal::answer, "game"),
    VIEW("view", Look::answer, "game", "viewer"),
    UNDO("undo", Undo::answer, "game", "count"),
    SAVE("save", Save::answer, "game"),
    LOAD("load", Load::answer, "game", "text"),
    GAMES("games", Directory::answer),
    CLOSE("close", Close::answer, "game");

    /** Does what was asked for. */
    interface Deed {
        Either<Failure, Answer> answer(ServeState state, Body body, long luck);
    }

    private static final Array<Request> ALL = Array.of(values());

    private final String word;
    private final Deed deed;
    private final Seq<String> fields;

    Request(String word, Deed deed, String... fields) {
        this.word = word;
        this.deed = deed;
        this.fields = Array.of("request", "id").appendAll(Array.of(fields));
    }

    String word() {
        return word;
    }

    static Seq<Request> all() {
        return ALL;
    }

    static Either<Failure, Request> of(Body body) {
        return body.optional("id", Kind.ID)
                .flatMap(id -> body.required("request", Kind.TEXT))
                .flatMap(name ->
                        ALL.find(request -> request.word.equals(name)).toEither(() -> Failure.unknownRequest(name)));
    }

    Either<Failure, Answer> answer(ServeState state, Body body, long luck) {
        return body.only(fields).flatMap(known -> deed.answer(state, known, luck));
    }
}
