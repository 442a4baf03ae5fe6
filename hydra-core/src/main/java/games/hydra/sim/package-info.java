/** Many games at once: matches among strategies, experiments of many matches, and statistics that can be merged. */
@NullMarked
package games.hydra.sim;

import org.jspecify.annotations.NullMarked;
