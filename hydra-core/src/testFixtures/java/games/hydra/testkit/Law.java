package games.hydra.testkit;

import java.util.Objects;
import org.opentest4j.AssertionFailedError;

/** What the laws assert with; the kit asks nobody for a library of assertions. The subject is what broke the law. */
final class Law {
    private Law() {}

    static void equal(Object subject, Object expected, Object found) {
        if (!Objects.equals(expected, found)) {
            throw new AssertionFailedError(
                    "expected: " + expected + "\nfound: " + found + "\nin: " + NotationFormat.write(subject),
                    expected,
                    found);
        }
    }

    static void holds(Object subject, String claim, boolean holds) {
        if (!holds) {
            throw new AssertionFailedError("expected: " + claim + "\nin: " + NotationFormat.write(subject));
        }
    }
}
