package games.hydra.cli.session;

import java.util.function.Function;

/** Goes on without being asked; whoever shows it may pause before it does. */
public sealed interface Automatic extends Session permits BotMove, ReplayMove {

    Exchange proceed();

    @Override
    default <R> R match(
            Function<Question, R> question,
            Function<Automatic, R> automatic,
            Function<Saving, R> saving,
            Function<Finished, R> finished) {
        return automatic.apply(this);
    }
}
