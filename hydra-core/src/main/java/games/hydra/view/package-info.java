/** What one player may know of a game. */
@NullMarked
package games.hydra.view;

import org.jspecify.annotations.NullMarked;
