package games.hydra.build;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The libraries of one module by scope, in the words of Maven. */
final class Scopes {

    private static final String TEST = "test";

    private final Map<String, Set<String>> modules = new TreeMap<>();

    void add(String scope, String module) {
        modules.computeIfAbsent(scope.isEmpty() ? "compile" : scope, any -> new TreeSet<>())
                .add(module);
    }

    /** Maven's tests see what the code sees, Gradle's have to name it again: that again is left out. */
    Map<String, Set<String>> narrowed() {
        Set<String> tests = modules.getOrDefault(TEST, new TreeSet<>());
        modules.forEach((scope, libraries) -> {
            if (!scope.equals(TEST)) {
                tests.removeAll(libraries);
            }
        });
        return modules;
    }
}
