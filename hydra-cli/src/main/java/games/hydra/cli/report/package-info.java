/** A run of many games as a page with charts. */
@NullMarked
package games.hydra.cli.report;

import org.jspecify.annotations.NullMarked;
