package games.hydra.bot;

import games.hydra.rule.NumberRange;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * The built-in strategies by name. A further one is one more entry here.
 *
 * <pre>{@code
 * String names = Strategies.names().mkString(" "); // "random first greedy cautious counter search"
 * Strategy search = Strategies.named("search:200").get();
 * boolean known = Strategies.named("best").isDefined(); // false
 * }</pre>
 */
public final class Strategies {
    /** How often {@code search} plays its turn before each move; {@code search:N} does it N times. */
    public static final int SEARCH_PLAYOUTS = 100;

    /** The most playouts that can be asked for. */
    public static final int MOST_PLAYOUTS = 1_000_000;

    private static final String SEARCH = "search";
    private static final Map<String, Strategy> ALL = LinkedHashMap.of(
            "random",
            new RandomStrategy(),
            "first",
            new FirstStrategy(),
            "greedy",
            new GreedyStrategy(),
            "cautious",
            new CautiousStrategy(),
            "counter",
            new CounterStrategy(Option.none()),
            SEARCH,
            search(SEARCH_PLAYOUTS));

    private Strategies() {}

    /** The strategy with exactly this name; {@code search} may be followed by a colon and a number of playouts. */
    public static Option<Strategy> named(String name) {
        return name.startsWith(SEARCH + ":")
                ? playouts(name.substring(SEARCH.length() + 1)).map(Strategies::search)
                : ALL.get(name);
    }

    /** Searches with so many playouts before each move. */
    public static Strategy search(int playouts) {
        if (playouts < 1 || playouts > MOST_PLAYOUTS) {
            throw new IllegalArgumentException("playouts " + playouts);
        }
        return new SearchStrategy(playouts, false, Option.none());
    }

    private static Option<Integer> playouts(String number) {
        return new NumberRange(1, MOST_PLAYOUTS).parse(number);
    }

    /** All names, in the order in which they are shown. */
    public static Seq<String> names() {
        return ALL.keySet().toVector();
    }
}
