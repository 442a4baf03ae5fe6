package games.hydra.sim;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Objects;

/**
 * How many heads lay on the table as the games went on.
 *
 * @param turns what was seen when a turn began, the first turn of the games first
 */
public record HeadsOverTime(Seq<AtTurn> turns) {
    /** No game yet. */
    public static final HeadsOverTime EMPTY = new HeadsOverTime(Array.empty());

    /**
     * What was seen when the turns with one number began.
     *
     * @param games how many games got so far
     * @param heads how many heads they had then, all together
     */
    public record AtTurn(long games, long heads) {
        public AtTurn {
            if (games < 1 || heads < games) {
                throw new IllegalArgumentException(heads + " heads in " + games + " games");
            }
        }

        /** Both together. */
        AtTurn merge(AtTurn other) {
            return new AtTurn(Math.addExact(games, other.games), Math.addExact(heads, other.heads));
        }

        /** How many heads such a game had on average. */
        public double mean() {
            return (double) heads / games;
        }
    }

    public HeadsOverTime {
        Objects.requireNonNull(turns);
    }

    /** Games, with so many heads at the beginning of each of their turns. */
    public static HeadsOverTime ofGames(Seq<Seq<Integer>> headsAtTurns) {
        int turns = headsAtTurns.map(Seq::size).max().getOrElse(0);
        long[] games = new long[turns];
        long[] heads = new long[turns];
        for (Seq<Integer> game : headsAtTurns) {
            int turn = 0;
            for (int number : game) {
                games[turn]++;
                heads[turn++] += number;
            }
        }
        return new HeadsOverTime(Array.tabulate(turns, turn -> new AtTurn(games[turn], heads[turn])));
    }

    /**
     * Both together.
     *
     * @throws ArithmeticException if that is more than a {@code long} can count
     */
    public HeadsOverTime merge(HeadsOverTime other) {
        return turns.size() < other.turns.size() ? other.merge(this) : new HeadsOverTime(plusShorter(other.turns));
    }

    private Seq<AtTurn> plusShorter(Seq<AtTurn> shorter) {
        return turns.zipWith(shorter, AtTurn::merge).appendAll(turns.drop(shorter.size()));
    }
}
