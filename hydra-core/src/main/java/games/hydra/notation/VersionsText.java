package games.hydra.notation;

import io.vavr.Tuple2;
import io.vavr.control.Either;

/** The first field of a position: what it is, and the versions of the notation and of the rules. */
final class VersionsText {
    private static final String MAGIC = "hydra/";
    private static final char SEPARATOR = '/';

    private VersionsText() {}

    static String write() {
        return MAGIC + Versioned.NOTATION.written() + SEPARATOR + Versioned.RULES.written();
    }

    static Either<NotationProblem, Slice> read(Slice field) {
        return field.startsWith(MAGIC)
                ? versions(field.drop(MAGIC.length()))
                : Either.left(new NotationProblem.Foreign(field.place()));
    }

    private static Either<NotationProblem, Slice> versions(Slice field) {
        Tuple2<Slice, Slice> versions = field.cut(SEPARATOR).getOrElse(new Tuple2<>(field, field.end()));
        return Versioned.NOTATION.require(versions._1).flatMap(known -> Versioned.RULES.require(versions._2));
    }
}
