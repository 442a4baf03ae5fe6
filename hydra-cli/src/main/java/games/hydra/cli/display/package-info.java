/** What the table looks like. */
@NullMarked
package games.hydra.cli.display;

import org.jspecify.annotations.NullMarked;
