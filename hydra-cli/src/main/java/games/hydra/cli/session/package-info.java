/** The conversation with the players as a pure fold: a question and the line that answers it give the next question. */
@NullMarked
package games.hydra.cli.session;

import org.jspecify.annotations.NullMarked;
