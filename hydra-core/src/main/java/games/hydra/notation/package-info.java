/**
 * Text for cards, actions, rule sets, positions and whole games, both ways. Whatever is written can be read again and is
 * equal; whatever can't be read gives a {@link games.hydra.notation.NotationProblem} that says what and where, and never an
 * exception. The grammar is in {@code docs/NOTATION.md}.
 */
@NullMarked
package games.hydra.notation;

import org.jspecify.annotations.NullMarked;
