package games.hydra.cli.session;

/**
 * Where the conversation stands: a question that waits for a line, or its end. The whole console is a fold of
 * {@link #answer} over the input.
 */
public sealed interface Session
        permits PlayersQuestion, TurnQuestion, MoveQuestion, JokerQuestion, CardQuestion, SuitQuestion, Finished {

    /** What a line of input leads to. */
    Exchange answer(String line);

    /** Whether no more lines are read. */
    default boolean isFinished() {
        return false;
    }

    /** The opening of a conversation. */
    static Exchange open(SessionOptions options) {
        return new PlayersQuestion(options).ask();
    }
}
