package games.hydra.cli.session;

import io.vavr.control.Option;
import java.util.function.Function;

/** A file is to be written before the conversation goes on. */
public record Saving(String file, String text, Game game) implements Session {

    /** Goes on once the file is written, or with the reason why it could not be. */
    public Exchange saved(Option<String> failure) {
        return game.notice(failure.map(reason -> "Not saved: " + reason).getOrElse("Saved to " + file + "."))
                .ask();
    }

    @Override
    public <R> R match(
            Function<Question, R> question,
            Function<Automatic, R> automatic,
            Function<Saving, R> saving,
            Function<Finished, R> finished) {
        return saving.apply(this);
    }
}
