package games.hydra.cli.session;

/**
 * What can be switched on beside the classic console (R7.12).
 *
 * @param grammar "an 8" instead of "a 8"
 * @param hints legal moves are listed, and refused ones explained
 * @param toggleRules the house rule can be switched before each turn
 * @param commands words such as {@code undo} are understood at a prompt
 * @param open nothing is secret, so everything can be undone
 */
public record Enhancements(boolean grammar, boolean hints, boolean toggleRules, boolean commands, boolean open) {
    public static final Enhancements NONE = new Enhancements(false, false, false, false, false);
}
