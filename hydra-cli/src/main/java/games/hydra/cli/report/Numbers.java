package games.hydra.cli.report;

import io.vavr.control.Option;
import java.util.Locale;

/** Numbers as people read them. */
final class Numbers {
    private static final String NOTHING = "–";

    private Numbers() {}

    /** {@code 12,345}. */
    static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    static String count(Option<Integer> number) {
        return number.map(known -> count((long) known)).getOrElse(NOTHING);
    }

    /** {@code 12.3}. */
    static String decimal(Option<Double> number) {
        return number.map(known -> String.format(Locale.ROOT, "%,.1f", known)).getOrElse(NOTHING);
    }

    /** {@code 12.3 %}. */
    static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    /** How many percent a part is; of nothing there is no part. */
    static String percent(long part, long whole) {
        return whole == 0 ? NOTHING : percent((double) part / whole);
    }

    /** {@code 12 games (3.4 %)}. */
    static String gamesOf(long part, long whole) {
        return games(part) + " (" + percent(part, whole) + ")";
    }

    /** {@code 1 game}, {@code 1,234 games}. */
    static String games(long number) {
        return count(number) + (number == 1 ? " game" : " games");
    }
}
