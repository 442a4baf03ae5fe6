package games.hydra.cli.serve;

import games.hydra.Dealing;
import games.hydra.cli.json.Json;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import io.vavr.control.Try;
import java.util.function.Function;

/**
 * A kind of value that a field of a request can have.
 *
 * @param name what it is called when something else was found
 * @param reader reads such a value, and no other
 */
record Kind<T>(String name, Function<Json, Option<T>> reader) {
    private static final int LONGEST_NAME = 100;

    static final Kind<String> TEXT = new Kind<>("text", Kind::text);

    /** A text that is worth repeating: not empty, and not longer than a name. */
    static final Kind<String> NAME =
            new Kind<>("name", json -> text(json).filter(text -> !text.isEmpty() && text.length() <= LONGEST_NAME));

    /** What a client calls its request. */
    static final Kind<Json> ID = new Kind<>(
            "id",
            json -> json instanceof Json.Whole
                    ? Option.some(json)
                    : NAME.reader().apply(json).map(Json.Text::new));

    static final Kind<Integer> NUMBER = new Kind<>(
            "number",
            json -> whole(json).filter(number -> number == number.intValue()).map(Long::intValue));

    static final Kind<Integer> COUNT =
            new Kind<>("count", json -> NUMBER.reader().apply(json).filter(number -> number > 0));

    /** As a text, too: many programs round numbers of this size. */
    static final Kind<Long> SEED = new Kind<>(
            "seed",
            json -> whole(json)
                    .orElse(() -> text(json)
                            .flatMap(text -> Try.of(() -> Long.parseLong(text)).toOption())));

    static final Kind<Dealing> DEALING =
            new Kind<>("dealing", json -> text(json).flatMap(Kind::dealing));

    static final Kind<Seq<? extends Json>> LIST =
            new Kind<>("list", json -> json instanceof Json.Items list ? Option.some(list.items()) : Option.none());

    static final Kind<Body> OBJECT = new Kind<>(
            "object", json -> json instanceof Json.Fields object ? Option.some(new Body(object)) : Option.none());

    private static Option<String> text(Json json) {
        return json instanceof Json.Text text ? Option.some(text.text()) : Option.none();
    }

    private static Option<Long> whole(Json json) {
        return json instanceof Json.Whole whole ? Option.some(whole.number()) : Option.none();
    }

    /** The words of the notation. */
    private static Option<Dealing> dealing(String word) {
        return switch (word) {
            case "from-piles" -> Option.some(Dealing.FROM_PILES);
            case "by-hand" -> Option.some(Dealing.BY_HAND);
            default -> Option.none();
        };
    }
}
