package games.hydra.cli.serve;

/**
 * What comes of a line.
 *
 * @param state the games after it
 * @param line the answer, without a line end
 */
public record Reply(ServeState state, String line) {}
