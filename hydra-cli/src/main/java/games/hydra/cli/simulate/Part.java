package games.hydra.cli.simulate;

import games.hydra.sim.Experiment;
import games.hydra.sim.GameSummary;
import games.hydra.sim.Run;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * Some games in a row.
 *
 * @param run the games and their figures
 * @param rows a line of CSV for each of them, in their order
 */
record Part(Run run, Seq<String> rows) {

    static Part empty(Experiment experiment) {
        return new Part(Run.empty(experiment), Vector.empty());
    }

    Part plus(long number, GameSummary game) {
        return new Part(
                run.plus(number, game),
                rows.append(CsvText.row(number, run.experiment().seedOf(number), game)));
    }

    long size() {
        return run.games().size();
    }
}
