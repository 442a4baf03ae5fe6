package games.hydra.bot;

import games.hydra.Action;
import games.hydra.view.SeenEvent;
import io.vavr.collection.Seq;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a player knows at one point of a search: how often each move was tried, how it came out, and what was seen then, the
 * latest event first.
 */
final class Node {
    /** How much trying the less tried counts against taking the best. */
    private static final double CURIOSITY = 0.3;

    private final Action[] moves;
    private final int[] visits;
    private final double[] worth;
    private final Map<Seq<SeenEvent>, Node>[] children;
    private int total;

    Node(Seq<Action> moves) {
        this.moves = array(moves);
        this.visits = new int[moves.size()];
        this.worth = new double[moves.size()];
        this.children = noChildren(moves.size());
    }

    /** A plain loop: {@code toJavaArray} checks the type of a list against several, which slows every thread down (docs/PERFORMANCE.md). */
    private static Action[] array(Seq<Action> moves) {
        Action[] array = new Action[moves.size()];
        int index = 0;
        for (Action move : moves) {
            array[index++] = move;
        }
        return array;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Map<Seq<SeenEvent>, Node>[] noChildren(int moves) {
        Map<Seq<SeenEvent>, Node>[] children = new Map[moves];
        for (int move = 0; move < moves; move++) {
            children[move] = new HashMap<>();
        }
        return children;
    }

    Action move(int index) {
        return moves[index];
    }

    /** The move to try next: each once, then by UCB1. */
    int select() {
        int selected = 0;
        for (int move = 0; move < visits.length; move++) {
            if (visits[move] == 0) {
                return move;
            }
            selected = promise(move) > promise(selected) ? move : selected;
        }
        return selected;
    }

    private double promise(int move) {
        return worth[move] / visits[move] + CURIOSITY * Math.sqrt(Math.log(total) / visits[move]);
    }

    void add(int move, double value) {
        visits[move]++;
        worth[move] += value;
        total++;
    }

    @Nullable
    Node child(int move, Seq<SeenEvent> seen) {
        return children[move].get(seen);
    }

    void grow(int move, Seq<SeenEvent> seen, Node child) {
        children[move].put(seen, child);
    }

    Action mostTried() {
        int most = 0;
        for (int move = 1; move < visits.length; move++) {
            boolean better = visits[move] > visits[most] || visits[move] == visits[most] && worth[move] > worth[most];
            most = better ? move : most;
        }
        return moves[most];
    }
}
