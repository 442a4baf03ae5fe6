package games.hydra.doc;

/** What the examples call where they show a value. */
public final class Shown {
    private Shown() {}

    /** The value must be what is shown: as Java writes it, but a text in quotes. */
    public static void is(String shown, Object value) {
        String actual = value instanceof String ? "\"" + value + "\"" : String.valueOf(value);
        if (!actual.equals(shown)) {
            throw new AssertionError("it shows " + shown + " where there is " + actual);
        }
    }
}
