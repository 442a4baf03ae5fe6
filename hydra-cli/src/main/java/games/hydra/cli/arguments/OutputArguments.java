package games.hydra.cli.arguments;

import games.hydra.cli.simulate.Outputs;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Where the figures of a run go beside standard output. */
final class OutputArguments {
    @picocli.CommandLine.Option(
            names = "--json",
            paramLabel = "FILE",
            description = "Write the run to this file; hydra merge reads it.")
    @Nullable
    String json;

    Outputs outputs() {
        return new Outputs(Option.of(json));
    }
}
