package games.hydra.rule;

/** Option {@code cut}: when the oldest head may be cut off (R5.1). */
public enum CutRule implements Coded {
    /** When no head accepts the held card. */
    NO_HEAD("no-head"),
    /** When no head accepts the held card and it can not be reserved either. */
    LAST_RESORT("last-resort"),
    /** Always, also when the card fits somewhere. */
    FREE("free");

    private final String code;

    CutRule(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }
}
