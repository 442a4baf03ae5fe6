package games.hydra.rule;

/** Option {@code last-reserve}: what happens when only the reserve is left and more cards are required. */
public enum LastReserve implements Coded {
    /** The reserve goes home and the turn ends (R3.4). */
    GOES_HOME("goes-home"),
    /** The player takes it in hand as the next required card, and can not reserve it again. */
    IS_PLAYED("is-played");

    private final String code;

    LastReserve(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }
}
