/** What times the engine, and holds it against the yardstick. It is never published. See docs/PERFORMANCE.md. */
package games.hydra.bench;
