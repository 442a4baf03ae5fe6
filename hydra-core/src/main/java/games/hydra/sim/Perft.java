package games.hydra.sim;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.Hydra;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;

/**
 * Counts the sequences of so many actions that can follow a state, one after the other legal. Two implementations of the
 * rules that give the same counts are very likely the same; chess programs have long been compared so.
 *
 * <p>The actions are those of {@link Hydra#legalActions}: beginning a turn is one, so is a swap, a joker counts once for each
 * value it may be announced with, and every card that may be dealt by hand counts. A change of rules is no move and does not.
 * Sequences have exactly the length asked for: a game that ends sooner counts nothing. Shuffles come from the generator in
 * the state, so they add no sequences.
 *
 * <pre>{@code
 * GameState state = Hydra.start(Setup.of(2, 42L)).get();
 * long sequences = Perft.count(state, 8); // 34
 * }</pre>
 */
public final class Perft {
    /** The longest sequences that are counted. Few counts come this far in a lifetime. */
    public static final int MOST_ACTIONS = 1_000;

    private Perft() {}

    /**
     * How many sequences of {@code depth} actions there are. Of no actions there is one.
     *
     * @throws IllegalArgumentException if the depth is negative or over {@link #MOST_ACTIONS}
     * @throws ArithmeticException if the number does not fit a {@code long}
     */
    public static long count(GameState state, int depth) {
        requireFrom(0, depth);
        return depth == 0 ? 1 : sequences(state, depth);
    }

    /**
     * The same count, divided by the first action, in the order of {@link Hydra#legalActions}: where two implementations
     * differ, this says after which action they do.
     *
     * @throws IllegalArgumentException if the depth is not positive or over {@link #MOST_ACTIONS}
     * @throws ArithmeticException if a number does not fit a {@code long}
     */
    public static Seq<Tuple2<Action, Long>> divide(GameState state, int depth) {
        requireFrom(1, depth);
        return Hydra.legalActions(state).map(action -> Tuple.of(action, count(after(state, action), depth - 1)));
    }

    /** What is legal is accepted, so the last actions need not be done to be counted. */
    private static long sequences(GameState state, int depth) {
        Seq<Action> legal = Hydra.legalActions(state);
        if (depth == 1) {
            return legal.size();
        }
        long total = 0;
        for (Action action : legal) {
            total = Math.addExact(total, sequences(after(state, action), depth - 1));
        }
        return total;
    }

    private static void requireFrom(int least, int depth) {
        if (depth < least || depth > MOST_ACTIONS) {
            throw new IllegalArgumentException("depth " + depth);
        }
    }

    private static GameState after(GameState state, Action action) {
        return Hydra.step(state, action).state();
    }
}
