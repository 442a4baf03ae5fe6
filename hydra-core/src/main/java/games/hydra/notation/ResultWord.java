package games.hydra.notation;

import games.hydra.Outcome;
import io.vavr.control.Option;

/** The last word of a game: how it ended, if it did. A text without it is not complete. */
final class ResultWord {
    static final String WON = "won:";
    static final String DRAWN = "drawn";

    private static final String UNFINISHED = "*";

    private ResultWord() {}

    static String write(Option<Outcome> outcome) {
        return outcome.map(ended -> ended.winner().map(winner -> WON + winner).getOrElse(DRAWN))
                .getOrElse(UNFINISHED);
    }

    static boolean isOne(Slice token) {
        return token.is(UNFINISHED) || token.is(DRAWN) || token.startsWith(WON);
    }
}
