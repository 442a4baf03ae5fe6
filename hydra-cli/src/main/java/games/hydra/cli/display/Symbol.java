package games.hydra.cli.display;

import games.hydra.card.Suit;

/** The signs of the display in each alphabet. Each takes one column of a terminal. */
enum Symbol {
    SPADES("♠", "S"),
    HEARTS("♥", "H"),
    CLUBS("♣", "C"),
    DIAMONDS("♦", "D"),
    JOKER("★", "J"),
    /** Before the number of cards in a stack. */
    TIMES("×", "x"),
    /** Whose turn it is. */
    TURN("▸", ">"),
    /** The line above a board. */
    RULE("─", "-"),
    /** A card face down. */
    BACK("▒", "#"),
    /** The held card fits here. */
    FITS("▲", "^"),
    /** The held card fits here and ends the turn. */
    ENDS("=", "="),
    /** This head can be cut off. */
    CUT("▼", "x");

    private final String unicode;
    private final String ascii;

    Symbol(String unicode, String ascii) {
        this.unicode = unicode;
        this.ascii = ascii;
    }

    String in(Alphabet alphabet) {
        return alphabet == Alphabet.ASCII ? ascii : unicode;
    }

    static Symbol of(Suit suit) {
        return switch (suit) {
            case SPADES -> SPADES;
            case HEARTS -> HEARTS;
            case CLUBS -> CLUBS;
            case DIAMONDS -> DIAMONDS;
        };
    }
}
