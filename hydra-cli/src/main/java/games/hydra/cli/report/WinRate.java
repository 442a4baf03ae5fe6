package games.hydra.cli.report;

import games.hydra.sim.Interval;
import games.hydra.sim.Tally;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** How often somebody wins. */
record WinRate(String name, Tally tally) {

    Interval interval() {
        return tally.wilson();
    }

    /** {@code 61.0 % to 65.1 %}. */
    String intervalText() {
        return Numbers.percent(interval().low()) + " to "
                + Numbers.percent(interval().high());
    }

    Seq<String> row() {
        return List.of(name, wins(), trials(), percent(), intervalText());
    }

    /** Numbers are drawn, and texts are written: the script rounds nothing. */
    ScriptJson json() {
        return ScriptJson.object(LinkedHashMap.of(
                "name", ScriptJson.text(name),
                "share", ScriptJson.number(tally.share()),
                "low", ScriptJson.number(interval().low()),
                "high", ScriptJson.number(interval().high()),
                "wins", ScriptJson.text(wins()),
                "trials", ScriptJson.text(trials()),
                "percent", ScriptJson.text(percent()),
                "interval", ScriptJson.text(intervalText())));
    }

    String percent() {
        return Numbers.percent(tally.share());
    }

    private String wins() {
        return Numbers.count(tally.successes());
    }

    private String trials() {
        return Numbers.count(tally.trials());
    }
}
