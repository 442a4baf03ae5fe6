/** The game for programs in any language: a line of JSON in, a line of JSON out. The protocol is in docs/PROTOCOL.md. */
@NullMarked
package games.hydra.cli.serve;

import org.jspecify.annotations.NullMarked;
