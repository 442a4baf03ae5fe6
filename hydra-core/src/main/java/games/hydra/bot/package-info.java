/** Computer players: pure functions from what a player may see to what they do. */
@NullMarked
package games.hydra.bot;

import org.jspecify.annotations.NullMarked;
