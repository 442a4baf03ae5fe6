package games.hydra.cli.report;

import games.hydra.sim.Histogram;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/**
 * How the games are spread over a number.
 *
 * @param name what is counted, and where it goes in the page: {@code turns}
 */
record Distribution(Histogram histogram, String name) {

    Map<String, Html> parts() {
        return LinkedHashMap.of(name, table(), name + "-note", note());
    }

    ScriptJson json() {
        return ScriptJson.object(LinkedHashMap.of(
                "classes", ScriptJson.array(classes().map(each -> each.json(histogram.total()))),
                "marks",
                        ScriptJson.array(List.of(mark(5, "5 %"), mark(50, "median"), mark(95, "95 %"))
                                .flatMap(mark -> mark))));
    }

    private Seq<NumberClass> classes() {
        return NumberClass.of(histogram);
    }

    private Seq<ScriptJson> mark(int percent, String text) {
        return histogram
                .quantile(percent)
                .map(at -> ScriptJson.object(LinkedHashMap.of(
                        "x",
                        ScriptJson.number(at),
                        "text",
                        ScriptJson.text(text + ": " + Numbers.count(at)),
                        "solid",
                        ScriptJson.bool(percent == 50))))
                .toList();
    }

    private Html table() {
        return HtmlTable.of(name, "games", "share")
                .rows(classes()
                        .map(each -> List.of(
                                each.text(),
                                Numbers.count(each.games()),
                                Numbers.percent(each.games(), histogram.total()))))
                .html();
    }

    private Html note() {
        return Html.all(classes().filter(NumberClass::open).map(this::note));
    }

    private Html note(NumberClass rest) {
        return Note.of("The last bar, the pale one, holds " + Numbers.games(rest.games()) + " with "
                + Numbers.count(rest.from()) + " to " + Numbers.count(histogram.max()) + " " + name + ".");
    }
}
