package games.hydra.cli.report;

import games.hydra.notation.RuleSetNotation;
import games.hydra.sim.Experiment;
import games.hydra.sim.GameRange;
import games.hydra.sim.Histogram;
import games.hydra.sim.Run;
import games.hydra.sim.Stats;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/** What was played, and what came out, in a few words and figures. */
record Overview(Run run) {

    Map<String, Html> parts() {
        return LinkedHashMap.of(
                "title", Html.text(title()),
                "summary", Html.text(new Summary(run.stats()).text()),
                "tiles", tiles(),
                "facts", facts(),
                "figures", Html.all(List.of(endings(), measures())));
    }

    private String title() {
        Seq<String> names = experiment().bots().distinct();
        String others = names.size() == 1 ? "itself" : names.tail().mkString(" and ");
        return names.head() + " against " + others + ", " + experiment().players() + " players";
    }

    private Html tiles() {
        return Html.all(List.of(
                tile(Numbers.count(stats().games()), stats().games() == 1 ? "game" : "games"),
                tile(Numbers.count(stats().turnsPerGame().median()), "turns in the median game"),
                tile(Numbers.count(stats().headsAtEnd().median()), "heads at the end, median"),
                tile(Numbers.decimal(stats().cutsPerGame().mean()), "heads cut off per game"),
                tile(Numbers.percent(stats().games() - stats().wins(), stats().games()), "ended without a winner")));
    }

    private static Html tile(String figure, String meaning) {
        return Html.styled("p", "tile", Html.element("b", Html.text(figure)), Html.element("span", Html.text(meaning)));
    }

    private Html facts() {
        return HtmlTable.of()
                .row("Rules", RuleSetNotation.write(experiment().rules()))
                .row("Players", Numbers.count(experiment().players()))
                .row("Strategies", experiment().bots().mkString(", "))
                .row(
                        "Seating",
                        "the strategies in this order, over again until every seat is taken;"
                                + " with each game they move on by one seat")
                .row("Seed", Long.toString(experiment().seed()))
                .row("Games", ranges())
                .row("Given up after", Numbers.count(experiment().mostSteps()) + " actions")
                .facts();
    }

    private String ranges() {
        return run.games().ranges().isEmpty()
                ? "none"
                : Numbers.games(run.games().size()) + ", numbered "
                        + run.games().ranges().map(Overview::range).mkString(", ");
    }

    private static String range(GameRange games) {
        return games.size() == 1
                ? Numbers.count(games.first())
                : Numbers.count(games.first()) + " to " + Numbers.count(games.last());
    }

    private Html endings() {
        return HtmlTable.of("how games ended", "games", "share")
                .row(ending("won", stats().wins()))
                .row(ending("– of these by losing", stats().wonByLosing()))
                .row(ending("stalemate", stats().stalemates()))
                .row(ending("– of these a draw by the rules", stats().draws()))
                .row(ending("given up", stats().unfinished()))
                .html();
    }

    private String[] ending(String how, long games) {
        return new String[] {how, Numbers.count(games), Numbers.percent(games, stats().games())};
    }

    private Html measures() {
        return HtmlTable.of("in a game", "mean", "5 %", "median", "95 %", "most")
                .row(measure("turns", stats().turnsPerGame()))
                .row(measure("actions", stats().stepsPerGame()))
                .row(measure("heads cut off", stats().cutsPerGame()))
                .row(measure("heads at the end", stats().headsAtEnd()))
                .html();
    }

    private static String[] measure(String what, Histogram numbers) {
        return new String[] {
            what,
            Numbers.decimal(numbers.mean()),
            Numbers.count(numbers.quantile(5)),
            Numbers.count(numbers.median()),
            Numbers.count(numbers.quantile(95)),
            Numbers.count(numbers.max())
        };
    }

    private Experiment experiment() {
        return run.experiment();
    }

    private Stats stats() {
        return run.stats();
    }
}
