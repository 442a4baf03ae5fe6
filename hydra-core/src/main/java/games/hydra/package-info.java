/**
 * The game as one pure function: {@link games.hydra.Hydra#step} takes a {@link games.hydra.GameState} and an
 * {@link games.hydra.Action} and gives a {@link games.hydra.Result}.
 */
@NullMarked
package games.hydra;

import org.jspecify.annotations.NullMarked;
