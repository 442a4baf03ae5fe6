package games.hydra.notation;

import io.vavr.control.Option;

/** The words of a game text, with the blanks and comments between them left out. */
final class Tokens {
    private static final char LINE_COMMENT = ';';
    private static final char COMMENT = '{';
    private static final char COMMENT_END = '}';
    private static final char TAG = '[';
    private static final char TAG_END = ']';
    private static final char LINE_END = '\n';

    private Tokens() {}

    /** The first word, if there is one. A comment that is never closed counts as a word, since it is a mistake. */
    static Option<Slice> first(Slice text) {
        int start = afterBlanks(text);
        return Option.when(start < text.to(), () -> new Slice(text.whole(), start, end(text, start)));
    }

    static boolean isUnclosedComment(Slice token) {
        return token.whole().charAt(token.from()) == COMMENT;
    }

    static boolean isTag(Slice token) {
        return token.whole().charAt(token.from()) == TAG;
    }

    static boolean isBlank(char character) {
        return character == ' ' || character == LINE_END || character == '\r' || character == '\t';
    }

    private static int afterBlanks(Slice text) {
        int index = text.from();
        while (index < text.to()) {
            int next = afterBlank(text, index);
            if (next == index) {
                return index;
            }
            index = next;
        }
        return index;
    }

    private static int afterBlank(Slice text, int index) {
        char character = text.whole().charAt(index);
        if (character == LINE_COMMENT) {
            return find(text, LINE_END, index).getOrElse(text.to());
        }
        if (character == COMMENT) {
            return find(text, COMMENT_END, index).map(end -> end + 1).getOrElse(index);
        }
        return isBlank(character) ? index + 1 : index;
    }

    private static int end(Slice text, int start) {
        char character = text.whole().charAt(start);
        if (character == COMMENT) {
            return text.to();
        }
        return character == TAG ? tagEnd(text, start) : wordEnd(text, start);
    }

    /** A tag stays on its line, whether it is closed or not. */
    private static int tagEnd(Slice text, int start) {
        for (int i = start; i < text.to(); i++) {
            char character = text.whole().charAt(i);
            if (character == LINE_END) {
                return i;
            }
            if (character == TAG_END) {
                return i + 1;
            }
        }
        return text.to();
    }

    private static int wordEnd(Slice text, int start) {
        int end = start;
        while (end < text.to() && isOfWord(text.whole().charAt(end))) {
            end++;
        }
        return end;
    }

    private static boolean isOfWord(char character) {
        return !isBlank(character) && character != LINE_COMMENT && character != COMMENT;
    }

    private static Option<Integer> find(Slice text, char wanted, int index) {
        int found = text.whole().indexOf(wanted, index);
        return Option.when(found >= 0 && found < text.to(), found);
    }
}
