package games.hydra.bench;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * Counts the checks of an object's type against an interface for which the JVM has to search. It remembers one interface for
 * each class, the one that an object of it was last found to have. A check against another one searches through all of them,
 * and writes down the one that was found where every thread reads it: two threads that do so wait for each other.
 */
public final class TypeChecks {
    private static final Map<Class<?>, Class<?>> REMEMBERED = new HashMap<>();
    private static final Map<String, Integer> SEARCHES = new TreeMap<>();

    private TypeChecks() {}

    static void forget() {
        REMEMBERED.clear();
        SEARCHES.clear();
    }

    /** How often it was searched, by what for. */
    static Map<String, Integer> searches() {
        return SEARCHES;
    }

    /** {@link TypeCheckLoader} puts a call of this before every check. */
    public static void before(Object checked, Class<?> type) {
        if (type.isInterface() && type.isInstance(checked) && REMEMBERED.put(checked.getClass(), type) != type) {
            SEARCHES.merge(checked.getClass().getName() + " as " + type.getSimpleName(), 1, Integer::sum);
        }
    }
}
