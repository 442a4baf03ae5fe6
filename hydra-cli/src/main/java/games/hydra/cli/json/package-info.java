/** Runs of games as JSON (docs/SIMULATION.md). */
@NullMarked
package games.hydra.cli.json;

import org.jspecify.annotations.NullMarked;
