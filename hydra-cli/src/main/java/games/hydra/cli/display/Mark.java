package games.hydra.cli.display;

/**
 * What can be done with the held card at a head.
 *
 * @param symbol the kind of move
 * @param note a word about it, which may be empty
 */
record Mark(Symbol symbol, String note) {
    static final Mark FITS = new Mark(Symbol.FITS, "");
    static final Mark ENDS = new Mark(Symbol.ENDS, "ends");
    static final Mark CUT = new Mark(Symbol.CUT, "cut");

    /** A joker fits here with these values. */
    static Mark joker(String values) {
        return new Mark(Symbol.FITS, values);
    }

    boolean is(Symbol kind) {
        return symbol == kind;
    }

    Tone tone() {
        return tone(symbol);
    }

    static Tone tone(Symbol kind) {
        return kind == Symbol.CUT ? Tone.WARNING : Tone.MARKED;
    }

    Line text(Alphabet alphabet) {
        return sign(alphabet).plus(note.isEmpty() ? "" : " " + note, tone());
    }

    /** The sign alone, where there is no room for words. */
    Line sign(Alphabet alphabet) {
        return Line.of(symbol.in(alphabet), tone());
    }
}
