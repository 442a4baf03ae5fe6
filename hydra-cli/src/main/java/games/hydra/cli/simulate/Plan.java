package games.hydra.cli.simulate;

import games.hydra.sim.Experiment;
import games.hydra.sim.GameRange;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * What is to be played, how, and where the figures go beside standard output.
 *
 * @param experiment what is played
 * @param games which games of it
 * @param threads on how many threads
 * @param csv the file for a line a game
 * @param outputs the files for the run as a whole
 */
public record Plan(Experiment experiment, GameRange games, int threads, Option<String> csv, Outputs outputs) {

    /** Whether no two files are the same, as far as their names tell. */
    public boolean hasFilesApart() {
        Seq<String> names = outputs.names().appendAll(csv);
        return names.distinctBy(Plan::place).size() == names.size();
    }

    private static String place(String name) {
        try {
            return Path.of(name).toAbsolutePath().normalize().toString();
        } catch (InvalidPathException noName) {
            return name;
        }
    }
}
