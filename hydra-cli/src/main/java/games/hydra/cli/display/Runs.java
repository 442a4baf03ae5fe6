package games.hydra.cli.display;

import io.vavr.collection.Vector;
import java.util.function.Function;

/** Neighbours that have something in common. */
final class Runs {

    private Runs() {}

    /** The elements in their order, those with equal keys that follow each other together. */
    static <T, K> Vector<Vector<T>> of(Vector<T> elements, Function<T, K> key) {
        return elements.foldLeft(Vector.empty(), (runs, next) -> add(runs, next, key));
    }

    private static <T, K> Vector<Vector<T>> add(Vector<Vector<T>> runs, T next, Function<T, K> key) {
        boolean same = runs.lastOption().exists(run -> key.apply(run.head()).equals(key.apply(next)));
        return same ? runs.init().append(runs.last().append(next)) : runs.append(Vector.of(next));
    }
}
