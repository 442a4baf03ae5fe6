package games.hydra.rule;

/** Option {@code reserve-home}: where the reserve goes at the end of the turn (R3.6). */
public enum ReserveHome implements Coded {
    /** To the discard pile. */
    DISCARD("discard"),
    /** On top of the draw pile. */
    DRAW_TOP("draw-top");

    private final String code;

    ReserveHome(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }
}
