package games.hydra.cli.report;

import games.hydra.sim.Run;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;

/** A run as one HTML page that needs nothing else: no other file, and no network. */
public final class Report {
    private Report() {}

    /** The whole page. The same run always gives the same page. */
    public static String html(Run run) {
        return Template.named("report.html").fill(parts(run));
    }

    private static Map<String, Html> parts(Run run) {
        return fixed().merge(new Overview(run).parts())
                .merge(WinRates.of(run.stats()).parts())
                .merge(new Distribution(run.stats().turnsPerGame(), "turns").parts())
                .merge(new Distribution(run.stats().headsAtEnd(), "heads").parts())
                .merge(Course.of(run.stats()).parts())
                .put("data", data(run).inScript());
    }

    private static Map<String, Html> fixed() {
        return LinkedHashMap.of(
                "style", Html.trusted(Resource.text("report.css")),
                "script", Html.trusted(Resource.text("report.js")),
                "library", Html.trusted(ChartLibrary.script()),
                "licence", Html.text(ChartLibrary.licence()));
    }

    private static ScriptJson data(Run run) {
        WinRates rates = WinRates.of(run.stats());
        return ScriptJson.object(LinkedHashMap.of(
                "fairShare", rates.fairShareJson(),
                "strategies", WinRates.json(rates.strategies()),
                "seats", WinRates.json(rates.drawnSeats()),
                "turns", new Distribution(run.stats().turnsPerGame(), "turns").json(),
                "heads", new Distribution(run.stats().headsAtEnd(), "heads").json(),
                "time", Course.of(run.stats()).json()));
    }
}
