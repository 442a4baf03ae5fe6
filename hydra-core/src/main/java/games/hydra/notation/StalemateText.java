package games.hydra.notation;

import io.vavr.control.Either;

/** The last field of a position: whether a stalemate was reported (R6.5). */
final class StalemateText {
    private static final String REPORTED = "stalemate";
    private static final String NONE = "-";

    private StalemateText() {}

    static String write(boolean stalemate) {
        return stalemate ? REPORTED : NONE;
    }

    static Either<NotationProblem, Boolean> read(Slice text) {
        return text.is(REPORTED) || text.is(NONE)
                ? Either.right(text.is(REPORTED))
                : Expected.STALEMATE.missingIn(text);
    }
}
