package games.hydra.cli.report;

import games.hydra.sim.Stats;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Who wins how often.
 *
 * @param fairShare how often each would win if all were equally good: one of so many as there are seats, less the games that
 *     nobody wins
 */
record WinRates(Seq<WinRate> strategies, Seq<WinRate> seats, Option<Double> fairShare) {
    /** A chart of more rows than this is no chart. */
    private static final int MOST_ROWS = 40;

    static WinRates of(Stats stats) {
        long trials = stats.games() * stats.seats().size();
        return new WinRates(
                stats.strategies()
                        .map(each -> new WinRate(each._1, each._2))
                        .sortBy(each -> -each.tally().share()),
                stats.seats()
                        .map(each -> new WinRate("Seat " + each._1, each._2))
                        .toVector(),
                Option.when(trials > 0, () -> (double) stats.wins() / trials));
    }

    Seq<WinRate> drawnSeats() {
        return seats.take(MOST_ROWS);
    }

    Map<String, Html> parts() {
        return LinkedHashMap.of(
                "strategies", table("strategy", "seats played", strategies),
                "strategy-count", Html.text("" + strategies.size()),
                "seats", table("seat", "games", seats),
                "seat-count", Html.text("" + drawnSeats().size()),
                "seats-note", seatsNote());
    }

    ScriptJson fairShareJson() {
        return fairShare.map(WinRates::fairShareJson).getOrElse(ScriptJson.NULL);
    }

    private static ScriptJson fairShareJson(double share) {
        return ScriptJson.object(LinkedHashMap.of(
                "x", ScriptJson.number(share), "text", ScriptJson.text("fair share " + Numbers.percent(share))));
    }

    static ScriptJson json(Seq<WinRate> rates) {
        return ScriptJson.array(rates.map(WinRate::json));
    }

    private static Html table(String who, String trials, Seq<WinRate> rates) {
        return HtmlTable.of(who, "wins", trials, "win rate", "95 % interval")
                .rows(rates.map(WinRate::row))
                .html();
    }

    private Html seatsNote() {
        return seats.size() <= MOST_ROWS
                ? Html.EMPTY
                : Note.of("Only the first " + MOST_ROWS + " of " + Numbers.count(seats.size())
                        + " seats are drawn; the table has all.");
    }
}
