package games.hydra.cli.report;

import games.hydra.sim.Histogram;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * The games whose number is in a range.
 *
 * @param open whether those with a greater number are counted here too
 */
record NumberClass(int from, int to, boolean open, long games) {
    /** So many bars can be told apart on a telephone. */
    private static final int MOST = 40;

    /**
     * Classes of one round width, without gaps. Where a few numbers lie far above all others, the last class is open, since
     * they would press the others together.
     */
    static Seq<NumberClass> of(Histogram histogram) {
        return histogram.isEmpty() ? Vector.empty() : of(histogram, top(histogram));
    }

    private static Seq<NumberClass> of(Histogram histogram, int top) {
        int width = RoundWidth.of((long) top - histogram.min().get() + 1, MOST);
        int first = Math.floorDiv(histogram.min().get(), width);
        int last = Math.floorDiv(top, width);
        var games = histogram
                .counts()
                .groupBy(entry -> Math.min(Math.floorDiv(entry._1, width), last + 1))
                .mapValues(entries -> entries.values().sum().longValue());
        int end = games.containsKey(last + 1) ? last + 1 : last;
        return Vector.rangeClosed(first, end)
                .map(index -> new NumberClass(
                        index * width, index * width + width - 1, index > last, games.getOrElse(index, 0L)));
    }

    /** The greatest number that is to be in a class that is not open. */
    private static int top(Histogram histogram) {
        int least = histogram.min().get();
        int most = histogram.max().get();
        int usual = histogram.quantile(99).get();
        boolean isNear = most - least < MOST || most - least <= 1.5 * (usual - least);
        return isNear ? most : usual;
    }

    /** {@code 7}, {@code 10 to 19}, {@code 200 or more}. */
    String text() {
        if (open) {
            return Numbers.count(from) + " or more";
        }
        return from == to ? Numbers.count(from) : Numbers.count(from) + " to " + Numbers.count(to);
    }

    ScriptJson json(long all) {
        return ScriptJson.object(LinkedHashMap.of(
                "from",
                ScriptJson.number(from),
                "to",
                ScriptJson.number(to),
                "open",
                ScriptJson.bool(open),
                "text",
                ScriptJson.text(text()),
                "games",
                ScriptJson.number(games),
                "share",
                ScriptJson.text(Numbers.gamesOf(games, all))));
    }
}
