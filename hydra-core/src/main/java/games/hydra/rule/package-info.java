/**
 * The rules as values: the options of section 8 of the rules, the presets, and the rules that say which card may be placed
 * on which head.
 */
@NullMarked
package games.hydra.rule;

import org.jspecify.annotations.NullMarked;
