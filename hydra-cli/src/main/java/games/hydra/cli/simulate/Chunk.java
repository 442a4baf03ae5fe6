package games.hydra.cli.simulate;

import games.hydra.sim.Experiment;
import games.hydra.sim.GameRange;
import games.hydra.sim.GameSummary;
import io.vavr.collection.List;
import java.util.concurrent.Callable;

/** Games that one thread plays, one after the other. Others may look at any time how far it got. */
final class Chunk implements Callable<Part> {
    private final Experiment experiment;
    private final GameRange games;
    /** The latest first. Only the thread that plays them adds to it. */
    private volatile List<GameSummary> over = List.empty();

    Chunk(Experiment experiment, GameRange games) {
        this.experiment = experiment;
        this.games = games;
    }

    /** Plays the games, and counts them in the same thread. */
    @Override
    public Part call() {
        for (long number = games.first(); number <= games.last() && !Thread.interrupted(); number++) {
            over = over.prepend(experiment.play(number));
        }
        return played();
    }

    /** The games that are over. */
    Part played() {
        return Part.of(experiment, games.first(), over.reverse());
    }

    /** How many games are over. */
    int size() {
        return over.size();
    }
}
