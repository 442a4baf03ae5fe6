package games.hydra.cli.session;

import io.vavr.control.Option;
import java.util.regex.Pattern;

/** A line of input, read as one of the things that a question may ask for. */
record Answer(String text) {
    private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]+");
    private static final int LONGEST_INT = 9;

    static Answer of(String line) {
        return new Answer(line.strip());
    }

    boolean isYes() {
        return text.equalsIgnoreCase("y") || text.equalsIgnoreCase("yes");
    }

    /** An empty line leaves things as they are. */
    boolean isNo() {
        return text.isEmpty() || text.equalsIgnoreCase("n") || text.equalsIgnoreCase("no");
    }

    /** The number, if it is one. One that no {@code int} can hold is as good as the largest: it names nothing either. */
    Option<Integer> number() {
        return Option.when(NUMBER.matcher(text).matches(), this::clamped);
    }

    private int clamped() {
        boolean negative = text.startsWith("-");
        String digits = text.replaceFirst("^[+-]?0*", "");
        int magnitude = digits.length() > LONGEST_INT ? Integer.MAX_VALUE : parse(digits);
        return negative ? -magnitude : magnitude;
    }

    private static int parse(String digits) {
        return digits.isEmpty() ? 0 : Integer.parseInt(digits);
    }
}
