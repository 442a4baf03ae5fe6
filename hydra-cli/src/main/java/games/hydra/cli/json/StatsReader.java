package games.hydra.cli.json;

import games.hydra.sim.HeadsOverTime;
import games.hydra.sim.Histogram;
import games.hydra.sim.Stats;
import games.hydra.sim.Tally;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;

/** Reads the figures of a run. */
final class StatsReader {
    private StatsReader() {}

    static Stats stats(Node node) {
        return new Stats(
                TreeMap.ofEntries(node.field(Field.STRATEGIES).fields().map(entry -> entry.map2(StatsReader::tally))),
                TreeMap.ofEntries(node.field(Field.SEATS)
                        .items()
                        .zipWithIndex((seat, index) -> Tuple.of(index + 1, tally(seat)))),
                histogram(node.field(Field.TURNS_PER_GAME)),
                histogram(node.field(Field.STEPS_PER_GAME)),
                histogram(node.field(Field.HEADS_AT_END)),
                histogram(node.field(Field.CUTS_PER_GAME)),
                node.field(Field.WON_BY_LOSING).count(),
                node.field(Field.STALEMATES).count(),
                node.field(Field.DRAWS).count(),
                node.field(Field.UNFINISHED).count(),
                new HeadsOverTime(
                        Array.ofAll(node.field(Field.HEADS_OVER_TIME).items().map(StatsReader::atTurn))));
    }

    private static Tally tally(Node node) {
        long wins = node.field(Field.WINS).count();
        long trials = node.field(Field.TRIALS).count();
        require(wins <= trials);
        return new Tally(wins, trials);
    }

    private static Histogram histogram(Node node) {
        Seq<Tuple2<Integer, Long>> entries = node.items().map(StatsReader::entry);
        TreeMap<Integer, Long> counts = TreeMap.ofEntries(entries);
        require(counts.size() == entries.size());
        return new Histogram(counts);
    }

    private static Tuple2<Integer, Long> entry(Node node) {
        return node.pair((value, count) -> {
            require(value <= Integer.MAX_VALUE && count >= 1);
            return Tuple.of(value.intValue(), count);
        });
    }

    private static HeadsOverTime.AtTurn atTurn(Node node) {
        return node.pair((games, heads) -> {
            require(games >= 1 && games <= heads);
            return new HeadsOverTime.AtTurn(games, heads);
        });
    }

    private static void require(boolean holds) {
        if (!holds) {
            throw new Unreadable(new JsonProblem.Contradiction());
        }
    }
}
