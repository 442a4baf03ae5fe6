package games.hydra.cli.simulate;

import games.hydra.sim.Experiment;
import games.hydra.sim.GameRange;

/** Games that one thread plays, one after the other. Others may look at any time how far it got. */
final class Chunk implements Runnable {
    private final Experiment experiment;
    private final GameRange games;
    private volatile Part played;

    Chunk(Experiment experiment, GameRange games) {
        this.experiment = experiment;
        this.games = games;
        this.played = Part.empty(experiment);
    }

    @Override
    public void run() {
        Part part = played;
        for (long number = games.first(); number <= games.last() && !Thread.interrupted(); number++) {
            part = part.plus(number, experiment.play(number));
            played = part;
        }
    }

    /** The games that are over. */
    Part played() {
        return played;
    }
}
