package games.hydra.notation;

import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The tags of a game text, not yet interpreted.
 *
 * @param values the text between the quotes of each tag
 * @param rest what follows the tags
 */
record Tags(Map<TagName, Slice> values, Slice rest) {

    /** The tags that a text begins with: {@code Hydra} first, since it says how to read the others. */
    static Either<NotationProblem, Tags> read(Slice text) {
        Slice trimmed = text.trimmed();
        if (!trimmed.startsWith(TagName.HYDRA.opening())) {
            return Either.left(new NotationProblem.Foreign(trimmed.place()));
        }
        return new Tags(HashMap.empty(), text).one().flatMap(Tags::others);
    }

    Slice get(TagName name) {
        return values.get(name).get();
    }

    private Either<NotationProblem, Tags> others() {
        return Versioned.NOTATION
                .require(get(TagName.HYDRA))
                .flatMap(supported -> all())
                .flatMap(Tags::complete);
    }

    /** A tag can't be repeated, so this ends after at most as many as there are. */
    private Either<NotationProblem, Tags> all() {
        Option<Slice> next = Tokens.first(rest).filter(Tokens::isTag);
        return next.isDefined() ? one().flatMap(Tags::all) : Either.right(this);
    }

    private Either<NotationProblem, Tags> one() {
        Slice token = Tokens.first(rest).get();
        return TagName.of(token)
                .toEither(() -> unknown(token))
                .flatMap(name -> values.containsKey(name)
                        ? Either.left(new NotationProblem.Repeated(token.place(), name.text()))
                        : Either.right(new Tags(values.put(name, name.value(token)), token.following())));
    }

    private Either<NotationProblem, Tags> complete() {
        Option<Slice> actions = Tokens.first(rest);
        if (actions.isEmpty()) {
            return Either.left(new NotationProblem.Truncated(rest.end().place()));
        }
        return TagName.all()
                .find(name -> name.isRequired() && !values.containsKey(name))
                .<Either<NotationProblem, Tags>>map(name ->
                        Either.left(new NotationProblem.Missing(actions.get().place(), name.text())))
                .getOrElse(Either.right(this));
    }

    private static NotationProblem unknown(Slice token) {
        return token.touchesEnd() ? new NotationProblem.Truncated(token.end().place()) : Expected.TAG.insteadOf(token);
    }
}
