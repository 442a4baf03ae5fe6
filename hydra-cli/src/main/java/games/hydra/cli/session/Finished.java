package games.hydra.cli.session;

import java.util.function.Function;

/** The end of the conversation: somebody won, the game is a draw, or somebody quit. */
public record Finished() implements Session {
    @Override
    public <R> R match(
            Function<Question, R> question,
            Function<Automatic, R> automatic,
            Function<Saving, R> saving,
            Function<Finished, R> finished) {
        return finished.apply(this);
    }
}
