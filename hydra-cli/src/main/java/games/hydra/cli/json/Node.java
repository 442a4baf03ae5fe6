package games.hydra.cli.json;

import games.hydra.cli.json.JsonProblem.Expected;
import games.hydra.sim.GameRange;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.function.BiFunction;

/** A value of JSON and the path to it, which is named when something else is expected there. */
record Node(String path, Json json) {
    /** More than any figure of an experiment's games can be, and few enough that sums can't overflow. */
    private static final long MOST = GameRange.MOST * 1_000_000;

    /** The value with this name, which must be there. */
    Node field(String name) {
        return new Node(
                inside(name),
                named().get(name).getOrElseThrow(() -> new Unreadable(new JsonProblem.Missing(inside(name)))));
    }

    private Map<String, Json> named() {
        if (json instanceof Json.Fields object) {
            return object.fields();
        }
        throw unexpected(Expected.OBJECT);
    }

    /** All values by name, in their order. */
    Seq<Tuple2<String, Node>> fields() {
        return named().toVector().map(entry -> entry.map2(value -> new Node(inside(entry._1), value)));
    }

    Seq<Node> items() {
        if (json instanceof Json.Items list) {
            return list.items().zipWithIndex((item, index) -> new Node(inside(String.valueOf(index)), item));
        }
        throw unexpected(Expected.LIST);
    }

    /** Two numbers. */
    <R> R pair(BiFunction<Long, Long, R> both) {
        Seq<Node> items = items();
        if (items.size() != 2) {
            throw unexpected(Expected.PAIR);
        }
        return both.apply(items.get(0).count(), items.get(1).count());
    }

    String text() {
        if (json instanceof Json.Text text) {
            return text.text();
        }
        throw unexpected(Expected.TEXT);
    }

    /** A number of things. */
    long count() {
        if (json instanceof Json.Whole whole && whole.number() >= 0 && whole.number() <= MOST) {
            return whole.number();
        }
        throw unexpected(Expected.COUNT);
    }

    int smallNumber() {
        long number = count();
        if (number > Integer.MAX_VALUE) {
            throw unexpected(Expected.SMALL_NUMBER);
        }
        return (int) number;
    }

    Unreadable unexpected(Expected expected) {
        return new Unreadable(new JsonProblem.Unexpected(path, expected));
    }

    private String inside(String name) {
        return path.isEmpty() ? name : path + "." + name;
    }
}
