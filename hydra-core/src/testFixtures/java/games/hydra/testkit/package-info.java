/**
 * Helps to test games of Hydra: tables that read like the game, generators for jqwik, and random play. Cards are written as
 * on the console: {@code 10D}, {@code Joker}, {@code 3J}.
 */
@NullMarked
package games.hydra.testkit;

import org.jspecify.annotations.NullMarked;
