/** A second game, written for speed alone, that benchmarks compare the engine with. It is never published. */
package games.hydra.yardstick;
