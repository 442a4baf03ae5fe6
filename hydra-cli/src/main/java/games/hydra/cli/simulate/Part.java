package games.hydra.cli.simulate;

import games.hydra.sim.Experiment;
import games.hydra.sim.GameSummary;
import games.hydra.sim.Run;
import io.vavr.collection.Seq;

/**
 * Some games in a row.
 *
 * @param run the games and their figures all together
 * @param first the number of the first
 * @param games the figures of each, in their order
 */
record Part(Run run, long first, Seq<GameSummary> games) {

    static Part of(Experiment experiment, long first, Seq<GameSummary> games) {
        return new Part(Run.of(experiment, first, games), first, games);
    }
}
