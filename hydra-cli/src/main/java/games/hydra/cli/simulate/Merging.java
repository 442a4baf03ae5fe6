package games.hydra.cli.simulate;

import games.hydra.cli.console.IoText;
import games.hydra.cli.console.Program;
import games.hydra.cli.json.RunJson;
import games.hydra.cli.text.JsonText;
import games.hydra.cli.text.MergeText;
import games.hydra.sim.Run;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Counts runs of one experiment together. */
public final class Merging {
    private Merging() {}

    /** Merges the runs of these files, of which there must be one, and gives the status with which the program ends. */
    public static int run(Seq<Path> files, Outputs outputs) {
        return outputs.problem().map(Program::fail).getOrElse(() -> report(files, outputs));
    }

    private static int report(Seq<Path> files, Outputs outputs) {
        return merge(files).fold(Program::fail, run -> report(run, outputs));
    }

    private static int report(Run run, Outputs outputs) {
        int printed = Program.print(FiguresText.of(run));
        Seq<String> problems = outputs.write(run);
        problems.forEach(Program::fail);
        return problems.isEmpty() ? printed : Program.FAILED;
    }

    private static Either<String, Run> merge(Seq<Path> files) {
        return files.tail().foldLeft(read(files.head()), (run, file) -> run.flatMap(before -> merge(before, file)));
    }

    private static Either<String, Run> merge(Run before, Path file) {
        return read(file).flatMap(run -> before.merge(run).mapLeft(problem -> file + ": " + MergeText.of(problem)));
    }

    private static Either<String, Run> read(Path file) {
        try (InputStream text = new BufferedInputStream(Files.newInputStream(file))) {
            return RunJson.read(text).mapLeft(problem -> file + ": " + JsonText.of(problem));
        } catch (IOException failure) {
            return Either.left(file + ": " + IoText.of(failure));
        }
    }
}
