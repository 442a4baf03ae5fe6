package games.hydra.notation;

import io.vavr.collection.Iterator;
import io.vavr.control.Option;
import java.util.HexFormat;

/**
 * The code of an own rule, which somebody else chose, in letters, digits and {@code - _ .} only: every other character is
 * {@code %} and its four hexadecimal digits. So any code can stand in a list, in a tag and between blanks.
 */
final class EscapedCode {
    private static final char ESCAPE = '%';
    private static final int DIGITS = 4;
    private static final int RADIX = 16;

    private EscapedCode() {}

    static String write(String code) {
        StringBuilder text = new StringBuilder();
        code.chars().forEach(character -> text.append(isPlain(character) ? plain(character) : escaped(character)));
        return text.toString();
    }

    /** The code that is written so. */
    static Option<String> read(Slice text) {
        Iterator<Slice> parts = text.split(ESCAPE);
        StringBuilder code = new StringBuilder(parts.next().text());
        for (Slice part : parts) {
            Option<Character> first = character(part);
            if (first.isEmpty()) {
                return Option.none();
            }
            code.append((char) first.get()).append(part.drop(DIGITS).text());
        }
        return Option.some(code.toString()).filter(read -> text.is(write(read)));
    }

    private static Option<Character> character(Slice part) {
        if (part.length() < DIGITS) {
            return Option.none();
        }
        int character = 0;
        for (int i = 0; i < DIGITS; i++) {
            character = character * RADIX + Character.digit(part.whole().charAt(part.from() + i), RADIX);
        }
        return Option.when(character >= 0, (char) character);
    }

    private static String plain(int character) {
        return Character.toString(character);
    }

    private static String escaped(int character) {
        return ESCAPE + HexFormat.of().toHexDigits((char) character);
    }

    private static boolean isPlain(int character) {
        return 'a' <= character && character <= 'z'
                || 'A' <= character && character <= 'Z'
                || '0' <= character && character <= '9'
                || character == '-'
                || character == '_'
                || character == '.';
    }
}
