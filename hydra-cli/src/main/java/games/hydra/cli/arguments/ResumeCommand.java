package games.hydra.cli.arguments;

import games.hydra.cli.console.Program;
import games.hydra.cli.session.Session;
import games.hydra.cli.session.SessionOptions;
import games.hydra.notation.GameRecord;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code hydra resume}: goes on with a saved game. */
@Command(
        name = "resume",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = "Goes on with a saved game, by the rules it was saved with.")
final class ResumeCommand implements Callable<Integer> {
    @Mixin
    private SavedGame saved = new SavedGame();

    @Mixin
    private PlayArguments play = new PlayArguments();

    @Mixin
    private DisplayArguments display = new DisplayArguments();

    @Override
    public Integer call() {
        return saved.read().fold(Program::fail, this::resume);
    }

    private int resume(GameRecord game) {
        SessionOptions options =
                play.applyTo(SessionOptions.classic(game.setup().seed()), display.isTable());
        Seating.require(options, game.setup().players());
        return Launch.run(display, options, play.pauseMillis(), chosen -> Session.resume(game, chosen));
    }
}
