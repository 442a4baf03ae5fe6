/** Where the program starts. */
@NullMarked
package games.hydra.cli;

import org.jspecify.annotations.NullMarked;
