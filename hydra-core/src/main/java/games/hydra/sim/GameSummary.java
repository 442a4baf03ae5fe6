package games.hydra.sim;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Objects;

/**
 * The figures of one game.
 *
 * @param seats the names of the strategies, seat 1 first
 * @param ending how it ended
 * @param steps how many actions were done, beginning a turn among them
 * @param heads how many heads lay on the table in the end
 * @param cuts how many heads were cut off
 * @param headsAtTurns how many heads lay on the table when each turn began
 */
public record GameSummary(Seq<String> seats, Ending ending, int steps, int heads, int cuts, Seq<Integer> headsAtTurns) {

    public GameSummary {
        seats = Array.ofAll(seats);
        Objects.requireNonNull(ending);
        headsAtTurns = Array.ofAll(headsAtTurns);
    }

    /** How many turns were begun. */
    public int turns() {
        return headsAtTurns.size();
    }
}
