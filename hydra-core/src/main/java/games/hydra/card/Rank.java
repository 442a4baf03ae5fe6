package games.hydra.card;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The thirteen ranks, from the ace with value 1 to the king with value 13 (R1.1).
 *
 * <pre>{@code
 * Rank queen = Rank.ofSymbol("Q").get();
 * int value = queen.value(); // 12
 * boolean lower = queen.isLowerThan(Rank.KING); // true
 * }</pre>
 */
public enum Rank {
    ACE("A"),
    TWO("2"),
    THREE("3"),
    FOUR("4"),
    FIVE("5"),
    SIX("6"),
    SEVEN("7"),
    EIGHT("8"),
    NINE("9"),
    TEN("10"),
    JACK("J"),
    QUEEN("Q"),
    KING("K");

    static final int COUNT = values().length;

    private static final Array<Rank> ALL = Array.of(values());

    private final String symbol;

    Rank(String symbol) {
        this.symbol = symbol;
    }

    /** The text of R1.4: A, 2 to 10, J, Q or K. */
    public String symbol() {
        return symbol;
    }

    /** 1 for the ace, 13 for the king. */
    public int value() {
        return ordinal() + 1;
    }

    public boolean isLowerThan(Rank other) {
        return ordinal() < other.ordinal();
    }

    /** The rank with exactly this symbol. */
    public static Option<Rank> ofSymbol(String symbol) {
        return ALL.find(rank -> rank.symbol.equals(symbol));
    }

    /** All ranks, lowest first. */
    public static Array<Rank> all() {
        return ALL;
    }
}
