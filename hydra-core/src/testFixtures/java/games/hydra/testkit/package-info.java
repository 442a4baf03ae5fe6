/**
 * Helps to test games of Hydra and rules of one's own.
 *
 * <ul>
 *   <li>{@link games.hydra.testkit.EngineContract}: what the engine promises, as properties to inherit;
 *   <li>{@link games.hydra.testkit.Table} and {@link games.hydra.testkit.Actions}: positions that read like the game, and
 *       what is done in them;
 *   <li>{@link games.hydra.testkit.Games}, {@link games.hydra.testkit.Setups}, {@link games.hydra.testkit.RuleSets},
 *       {@link games.hydra.testkit.Actions}, {@link games.hydra.testkit.Cards} and
 *       {@link games.hydra.testkit.HostileText}: generators for jqwik;
 *   <li>{@link games.hydra.testkit.HydraDomain}: all of these at once, for properties that just name a type;
 *   <li>{@link games.hydra.testkit.Census}: who has which cards, and how many;
 *   <li>{@link games.hydra.testkit.KingsAreWalls} and {@link games.hydra.testkit.OneUp}: house rules to try things with;
 *   <li>{@link games.hydra.testkit.Rule}: which rule of {@code docs/RULES.md} a test is about.
 * </ul>
 *
 * <p>Cards are written as on the console: {@code 10D}, {@code Joker}, {@code 3J}. The kit needs the engine and jqwik, and
 * nothing else.
 */
@NullMarked
package games.hydra.testkit;

import org.jspecify.annotations.NullMarked;
