/** What lies on the table: the heads in the middle, and each player's piles and reserve. */
@NullMarked
package games.hydra.table;

import org.jspecify.annotations.NullMarked;
