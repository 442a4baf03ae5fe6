/** The edge of the console: arguments, reading, writing and the exit status. */
@NullMarked
package games.hydra.cli;

import org.jspecify.annotations.NullMarked;
