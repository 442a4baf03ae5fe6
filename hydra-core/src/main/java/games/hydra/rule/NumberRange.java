package games.hydra.rule;

import io.vavr.control.Option;
import java.util.regex.Pattern;

/** The numbers from {@code least} to {@code most}. */
public record NumberRange(int least, int most) {
    private static final Pattern DECIMAL = Pattern.compile("0|[1-9][0-9]{0,8}");

    public NumberRange {
        if (least > most) {
            throw new IllegalArgumentException(least + ".." + most);
        }
    }

    public boolean contains(int number) {
        return least <= number && number <= most;
    }

    /** The number of this range that is written so: decimal digits, no sign, no leading zero. */
    public Option<Integer> parse(String text) {
        return Option.of(text)
                .filter(digits -> DECIMAL.matcher(digits).matches())
                .map(Integer::valueOf)
                .filter(this::contains);
    }

    @Override
    public String toString() {
        return least + ".." + most;
    }
}
