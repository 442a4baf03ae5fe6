package games.hydra.notation;

/** What a text may not hold any number of. */
public enum Limited {
    CHARACTERS("notation/too-many-characters"),
    ACTIONS("notation/too-many-actions"),
    /** The options and own rules of one rule set. */
    RULES("notation/too-many-rules");

    private final String code;

    Limited(String code) {
        this.code = code;
    }

    /** The code of the problem that there are too many. */
    public String code() {
        return code;
    }
}
