/** Cards, and how they lie: face down in a pile or a hand, or face up on a head. */
@NullMarked
package games.hydra.card;

import org.jspecify.annotations.NullMarked;
