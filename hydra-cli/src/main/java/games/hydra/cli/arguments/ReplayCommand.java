package games.hydra.cli.arguments;

import games.hydra.cli.console.Program;
import games.hydra.cli.session.Session;
import games.hydra.cli.session.SessionOptions;
import games.hydra.notation.GameRecord;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hydra replay}: shows a saved game. */
@Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = "Shows a saved game from its beginning.")
final class ReplayCommand implements Callable<Integer> {
    @Mixin
    private SavedGame saved = new SavedGame();

    @Option(names = "--step", description = "Wait for a line after each action.")
    private boolean step;

    @Mixin
    private DisplayArguments display = new DisplayArguments();

    @Override
    public Integer call() {
        return saved.read().fold(Program::fail, this::replay);
    }

    private int replay(GameRecord game) {
        SessionOptions options = SessionOptions.classic(game.setup().seed());
        return Launch.run(display, options, 0, chosen -> Session.replay(game, chosen, step));
    }
}
