package games.hydra.notation;

/** What the texts of this package are written for. A text of any other version is refused: it could be misread. */
public final class Versions {
    /** The form of the texts: changes when a text of before would be read otherwise, or not at all. */
    public static final int NOTATION = 1;

    /**
     * The rules: changes when the same set-up and actions would lead to another game than before, by a rule or by a
     * shuffle.
     */
    public static final int RULES = 1;

    private Versions() {}
}
