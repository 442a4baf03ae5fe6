package games.hydra.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Leaves out of a failing sequence whatever does not matter. */
final class Minimizing {

    private Minimizing() {}

    /** A part of the sequence that still fails, and from which no single element can be left out. */
    static <T> List<T> minimal(List<T> failing, Predicate<List<T>> fails) {
        for (int index = failing.size() - 1; index >= 0; index--) {
            List<T> fewer = new ArrayList<>(failing);
            fewer.remove(index);
            if (fails.test(fewer)) {
                return minimal(fewer, fails);
            }
        }
        return failing;
    }
}
