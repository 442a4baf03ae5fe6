package games.hydra.cli.report;

import games.hydra.sim.HeadsOverTime.AtTurn;
import games.hydra.sim.Stats;
import io.vavr.collection.Iterator;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * How the games went on, turn after turn.
 *
 * @param games how many there were
 * @param turns what was seen at each turn, the first one first
 */
record Course(long games, Seq<AtTurn> turns) {
    /** A line needs no more points than that. */
    private static final int MOST_POINTS = 200;

    static Course of(Stats stats) {
        return new Course(stats.games(), stats.headsOverTime().turns());
    }

    Map<String, Html> parts() {
        return LinkedHashMap.of("time", table(), "time-note", note());
    }

    ScriptJson json() {
        return ScriptJson.array(stretches().map(stretch -> stretch.json(games)));
    }

    /** Without the turns that hardly any game reached: an average over a few games is no course. */
    private Seq<AtTurn> usual() {
        return turns.takeWhile(turn -> turn.games() >= games / 100.0);
    }

    Seq<Stretch> stretches() {
        Vector<AtTurn> usual = usual().toVector();
        int width = RoundWidth.of(usual.size(), MOST_POINTS);
        return Iterator.rangeBy(0, usual.size(), width)
                .map(from -> Stretch.of(from + 1, usual.slice(from, Math.min(from + width, usual.size()))))
                .toVector();
    }

    private Html table() {
        return HtmlTable.of("turn", "mean heads", "games still going", "share")
                .rows(stretches().map(stretch -> stretch.row(games)))
                .html();
    }

    private Html note() {
        int left = usual().size();
        return left == turns.size()
                ? Html.EMPTY
                : Note.of("The turns from " + Numbers.count(left + 1)
                        + " on are left out, since fewer than 1 % of the games" + " got there. The longest game had "
                        + Numbers.count(turns.size()) + " turns.");
    }

    /**
     * A few turns in a row.
     *
     * @param heads how many heads there were on average when one of these turns began
     * @param games how many games began the first of them
     */
    record Stretch(int from, int to, double heads, long games) {

        static Stretch of(int from, Seq<AtTurn> turns) {
            double heads = turns.map(AtTurn::heads).sum().doubleValue();
            double times = turns.map(AtTurn::games).sum().doubleValue();
            return new Stretch(
                    from, from + turns.size() - 1, heads / times, turns.head().games());
        }

        private String text() {
            return from == to ? Numbers.count(from) : Numbers.count(from) + " to " + Numbers.count(to);
        }

        private String mean() {
            return Numbers.decimal(Option.some(heads));
        }

        Seq<String> row(long all) {
            return List.of(text(), mean(), Numbers.count(games), Numbers.percent(games, all));
        }

        ScriptJson json(long all) {
            return ScriptJson.object(LinkedHashMap.of(
                    "from", ScriptJson.number(from),
                    "to", ScriptJson.number(to),
                    "text", ScriptJson.text(text()),
                    "heads", ScriptJson.number(heads),
                    "mean", ScriptJson.text(mean()),
                    "going", ScriptJson.number((double) games / all),
                    "share", ScriptJson.text(Numbers.gamesOf(games, all))));
        }
    }
}
