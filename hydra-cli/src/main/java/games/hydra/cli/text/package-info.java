/** What the console says in words: cards with their article, reasons, rules. */
@NullMarked
package games.hydra.cli.text;

import org.jspecify.annotations.NullMarked;
