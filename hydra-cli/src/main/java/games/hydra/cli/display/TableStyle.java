package games.hydra.cli.display;

/**
 * How a {@link TableDisplay} may draw.
 *
 * @param width how many columns a line may have; fewer than {@link #NARROWEST} count as that many
 * @param ascii whether only ASCII is printed
 * @param colour whether ANSI colours are printed
 */
public record TableStyle(int width, boolean ascii, boolean colour) {
    /** The fewest columns in which a table can be drawn. */
    public static final int NARROWEST = 40;

    public TableStyle {
        width = Math.max(width, NARROWEST);
    }

    Alphabet alphabet() {
        return ascii ? Alphabet.ASCII : Alphabet.UNICODE;
    }
}
