/** Randomness as a value: the same seed gives the same game on every machine (R1.6). */
@NullMarked
package games.hydra.random;

import org.jspecify.annotations.NullMarked;
