package games.hydra.notation;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Iterator;
import io.vavr.control.Option;

/**
 * A part of a text that knows where it lies in the whole. The place is counted only when there is a problem to report, so
 * reading costs nothing for it. Nothing here looks beyond the part: reading stays linear however long the whole is.
 */
record Slice(String whole, int from, int to) {
    /** How much of a text a problem quotes. */
    static final int LONGEST_EXCERPT = 40;

    private static final String ELLIPSIS = "…";

    static Slice of(String text) {
        return new Slice(text, 0, text.length());
    }

    String text() {
        return whole.substring(from, to);
    }

    int length() {
        return to - from;
    }

    /** Where this part begins. */
    Place place() {
        return Place.of(whole, from);
    }

    /** The beginning of this part, short enough to be shown. */
    String excerpt() {
        return length() <= LONGEST_EXCERPT ? text() : whole.substring(from, from + LONGEST_EXCERPT) + ELLIPSIS;
    }

    boolean is(String text) {
        return length() == text.length() && startsWith(text);
    }

    boolean startsWith(String prefix) {
        return prefix.length() <= length() && whole.startsWith(prefix, from);
    }

    boolean endsWith(String suffix) {
        return suffix.length() <= length() && whole.startsWith(suffix, to - suffix.length());
    }

    /** Whether nothing follows in the whole text. */
    boolean touchesEnd() {
        return to == whole.length();
    }

    Slice drop(int characters) {
        return new Slice(whole, from + characters, to);
    }

    Slice dropRight(int characters) {
        return new Slice(whole, from, to - characters);
    }

    /** The empty part where this one ends. */
    Slice end() {
        return new Slice(whole, to, to);
    }

    /** What follows this part in the whole text. */
    Slice following() {
        return new Slice(whole, to, whole.length());
    }

    /** Without the blanks around it. */
    Slice trimmed() {
        int start = from;
        int stop = to;
        while (start < stop && Tokens.isBlank(whole.charAt(start))) {
            start++;
        }
        while (stop > start && Tokens.isBlank(whole.charAt(stop - 1))) {
            stop--;
        }
        return new Slice(whole, start, stop);
    }

    /** What is before and after the first separator, if there is one. */
    Option<Tuple2<Slice, Slice>> cut(char separator) {
        int index = indexOf(separator);
        return Option.when(index >= 0, () -> Tuple.of(new Slice(whole, from, index), new Slice(whole, index + 1, to)));
    }

    /** The parts between separators, at least one, found as they are asked for: a bad one costs no search for the others. */
    Iterator<Slice> split(char separator) {
        return Iterator.unfoldRight(
                Option.some(this),
                rest -> rest.map(part -> part.cut(separator)
                        .map(parts -> Tuple.of(parts._1, Option.some(parts._2)))
                        .getOrElse(() -> Tuple.of(part, Option.none()))));
    }

    private int indexOf(char wanted) {
        for (int i = from; i < to; i++) {
            if (whole.charAt(i) == wanted) {
                return i;
            }
        }
        return -1;
    }
}
