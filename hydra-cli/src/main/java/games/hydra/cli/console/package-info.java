/** The edge: reading, writing, waiting, and the status with which the program ends. */
@NullMarked
package games.hydra.cli.console;

import org.jspecify.annotations.NullMarked;
