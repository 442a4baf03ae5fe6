package games.hydra.rule;

/** Option {@code stalemate}: whether a stalemate ends the game (R6.5). */
public enum StalemateRule implements Coded {
    /** The game goes on. */
    PLAY_ON("play-on"),
    /** The game is a draw. */
    DRAW("draw");

    private final String code;

    StalemateRule(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }
}
