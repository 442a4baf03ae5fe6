/** What can be said on the command line, and what it makes of a session. */
@NullMarked
package games.hydra.cli.arguments;

import org.jspecify.annotations.NullMarked;
