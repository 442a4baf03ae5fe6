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

    @picocli.CommandLine.Option(
            names = "--report",
            paramLabel = "FILE",
            description = "Write the figures with charts to this file: one HTML page that needs nothing else.")
    @Nullable
    String report;

    /** The files, no two of which are the same, and none of which is that other one. */
    Outputs outputsBeside(Option<String> another) {
        Outputs outputs = new Outputs(Option.of(json), Option.of(report));
        if (!outputs.areApartWith(another)) {
            throw new WrongUse("two of the files are the same");
        }
        return outputs;
    }
}
