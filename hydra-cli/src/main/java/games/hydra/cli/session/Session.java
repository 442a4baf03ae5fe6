package games.hydra.cli.session;

import games.hydra.notation.GameRecord;
import java.util.function.Function;

/**
 * Where the conversation stands: at a question that waits for a line, at something that goes on by itself, at a file to be
 * written, or at its end. The whole console is a fold over the input, and touches nothing outside.
 */
public sealed interface Session permits Question, Automatic, Saving, Finished {

    <R> R match(
            Function<Question, R> question,
            Function<Automatic, R> automatic,
            Function<Saving, R> saving,
            Function<Finished, R> finished);

    /** A new game. */
    static Exchange open(SessionOptions options) {
        return new PlayersQuestion(options).begin();
    }

    /** A recorded game, from where it was left. */
    static Exchange resume(GameRecord record, SessionOptions options) {
        return Game.resume(record, options).ask();
    }

    /** A recorded game, shown from its beginning; stepwise, it waits for a line after each action. */
    static Exchange replay(GameRecord record, SessionOptions options, boolean stepwise) {
        return Replay.of(Game.resume(record, options).history(), options.display(), stepwise)
                .show();
    }
}
