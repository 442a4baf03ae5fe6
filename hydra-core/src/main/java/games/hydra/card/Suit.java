package games.hydra.card;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The four suits, in the order in which a new deck holds them (R1.1). */
public enum Suit {
    SPADES("S", Colour.BLACK),
    HEARTS("H", Colour.RED),
    CLUBS("C", Colour.BLACK),
    DIAMONDS("D", Colour.RED);

    /** What {@code black-up} looks at. */
    public enum Colour {
        BLACK,
        RED
    }

    static final int COUNT = values().length;

    private static final Array<Suit> ALL = Array.of(values());

    private final String symbol;
    private final Colour colour;

    Suit(String symbol, Colour colour) {
        this.symbol = symbol;
        this.colour = colour;
    }

    /** The letter of R1.4: S, H, C or D. */
    public String symbol() {
        return symbol;
    }

    public Colour colour() {
        return colour;
    }

    /** The suit with exactly this letter. */
    public static Option<Suit> ofSymbol(String symbol) {
        return ALL.find(suit -> suit.symbol.equals(symbol));
    }

    /** All suits in order. */
    public static Array<Suit> all() {
        return ALL;
    }
}
