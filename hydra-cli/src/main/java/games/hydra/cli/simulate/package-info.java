/** Plays the games of an experiment on all cores, and says what came of them (docs/SIMULATION.md). */
@NullMarked
package games.hydra.cli.simulate;

import org.jspecify.annotations.NullMarked;
