package games.hydra.cli.arguments;

import games.hydra.cli.console.Serving;
import games.hydra.cli.serve.ServeState;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code hydra serve}: runs games for another program. */
@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        usageHelpAutoWidth = true,
        description =
                "Runs games for another program, which sends one JSON object a line and gets one back; see docs/PROTOCOL.md.")
final class ServeCommand implements Callable<Integer> {

    @Override
    public Integer call() {
        return Serving.run(ServeState.of(BuiltVersion.number()));
    }
}
