package games.hydra.cli.arguments;

import games.hydra.cli.simulate.Merging;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code hydra merge}: counts runs together. */
@Command(
        name = "merge",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        usageHelpAutoWidth = true,
        description =
                "Prints the figures of runs of one experiment together, exactly as one run of all their games would.")
final class MergeCommand implements Callable<Integer> {
    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "Files that simulate --json has written. No game may be in two of them.")
    private List<Path> files = new ArrayList<>();

    @Mixin
    private OutputArguments output = new OutputArguments();

    @Override
    public Integer call() {
        return Merging.run(Vector.ofAll(files), output.outputsBeside(Option.none()));
    }
}
