package games.hydra.bot;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The built-in strategies by name. A further one is one more entry here. */
public final class Strategies {
    private static final Map<String, Strategy> ALL = LinkedHashMap.of(
            "random", new RandomStrategy(),
            "first", new FirstStrategy(),
            "greedy", new GreedyStrategy());

    private Strategies() {}

    /** The strategy with exactly this name. */
    public static Option<Strategy> named(String name) {
        return ALL.get(name);
    }

    /** All names, in the order in which they are shown. */
    public static Seq<String> names() {
        return ALL.keySet().toVector();
    }
}
