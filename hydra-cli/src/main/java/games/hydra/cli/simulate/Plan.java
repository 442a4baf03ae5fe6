package games.hydra.cli.simulate;

import games.hydra.sim.Experiment;
import games.hydra.sim.GameRange;
import io.vavr.control.Option;

/**
 * What is to be played, how, and where the figures go beside standard output.
 *
 * @param experiment what is played
 * @param games which games of it
 * @param threads on how many threads
 * @param csv the file for a line a game
 * @param outputs the files for the run as a whole
 */
public record Plan(Experiment experiment, GameRange games, int threads, Option<String> csv, Outputs outputs) {}
