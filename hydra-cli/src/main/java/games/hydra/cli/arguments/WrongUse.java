package games.hydra.cli.arguments;

/** Arguments that make no sense; the message is the one line that is said about it. */
final class WrongUse extends RuntimeException {
    private static final long serialVersionUID = 1L;

    WrongUse(String message) {
        super(message);
    }
}
