package games.hydra.notation;

import games.hydra.rule.NumberRange;
import games.hydra.table.CountedPile;
import games.hydra.table.Heads;
import io.vavr.control.Option;
import io.vavr.control.Try;

/** Numbers as they are written: every number has one text only. */
final class Numbers {
    /** Up to the largest pile that is counted and the highest head that is numbered. */
    private static final NumberRange COUNTS = new NumberRange(0, Math.min(CountedPile.LARGEST, Heads.HIGHEST_OLDEST));

    private static final int LONGEST = Long.toString(Long.MIN_VALUE).length();

    private Numbers() {}

    static Option<Integer> count(Slice text) {
        return integer(text).filter(COUNTS::contains);
    }

    /** A count that is at least 1. */
    static Option<Integer> ordinal(Slice text) {
        return count(text).filter(number -> number > 0);
    }

    static Option<Integer> integer(Slice text) {
        return whole(text).filter(number -> number == number.intValue()).map(Long::intValue);
    }

    /** Java reads more than it writes: a plus sign, leading zeros, the digits of every script. */
    static Option<Long> whole(Slice text) {
        return text.length() > LONGEST
                ? Option.none()
                : Try.of(() -> Long.valueOf(text.text())).toOption().filter(number -> text.is(number.toString()));
    }
}
