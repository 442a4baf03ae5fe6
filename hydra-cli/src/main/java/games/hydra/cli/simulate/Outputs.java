package games.hydra.cli.simulate;

import games.hydra.cli.console.SaveFile;
import games.hydra.cli.json.RunJson;
import games.hydra.cli.report.Report;
import games.hydra.sim.Run;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * The files that a run is written to once it is over, each as a whole or not at all.
 *
 * @param json the file for the JSON of the run
 * @param report the file for the page with its charts
 */
public record Outputs(Option<String> json, Option<String> report) {

    /** Whether no two of these files and another one are the same, as far as their names tell. */
    public boolean areApartWith(Option<String> another) {
        Seq<String> all = names().appendAll(another);
        return all.distinctBy(Outputs::place).size() == all.size();
    }

    private static String place(String name) {
        try {
            return Path.of(name).toAbsolutePath().normalize().toString();
        } catch (InvalidPathException noName) {
            return name;
        }
    }

    private Seq<String> names() {
        return List.ofAll(json).appendAll(report);
    }

    /** What can be known to go wrong before hours were spent on playing. */
    public Option<String> problem() {
        return names().flatMap(Outputs::problem).headOption();
    }

    private static Option<String> problem(String name) {
        try {
            Path file = Path.of(name).toAbsolutePath();
            Path folder = file.getParent();
            if (folder == null || Files.isDirectory(file)) {
                return Option.some(name + ": this is a folder");
            }
            return Option.when(
                    !Files.isDirectory(folder) || !Files.isWritable(folder),
                    name + ": the folder is not there or can't be written to");
        } catch (InvalidPathException noName) {
            return Option.some("no file can have the name " + name);
        }
    }

    /** Writes all files, and says what went wrong with each that could not be written. */
    public Seq<String> write(Run run) {
        return List.ofAll(json.flatMap(name -> write(name, RunJson.write(run))))
                .appendAll(report.flatMap(name -> write(name, Report.html(run))));
    }

    private static Option<String> write(String name, String text) {
        return SaveFile.write(name, text).map(reason -> name + ": " + reason);
    }
}
