package games.hydra.cli.simulate;

import games.hydra.notation.RuleSetNotation;
import games.hydra.sim.Experiment;
import games.hydra.sim.GameRanges;
import games.hydra.sim.Histogram;
import games.hydra.sim.Run;
import games.hydra.sim.Stats;
import games.hydra.sim.Tally;
import io.vavr.Tuple2;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/** The figures of a run as a text for people. */
public final class FiguresText {
    private static final String NOTHING = "-";

    private FiguresText() {}

    /** The figures of a run that nobody timed. */
    public static String of(Run run) {
        return of(run, Option.none());
    }

    /** The figures of a run that took so many seconds. */
    static String of(Run run, double seconds) {
        return of(run, Option.some(run.stats().steps() / seconds));
    }

    private static String of(Run run, Option<Double> stepsPerSecond) {
        Stats stats = run.stats();
        return List.of(
                        experiment(run.experiment()),
                        amount(run, stepsPerSecond),
                        wins("Wins by strategy", stats.strategies().toVector()),
                        wins("Wins by seat", stats.seats().toVector()),
                        perGame(stats),
                        endings(run))
                .mkString("\n");
    }

    private static String experiment(Experiment experiment) {
        return TextTable.pairs(List.of(
                row("Rules", RuleSetNotation.write(experiment.rules())),
                row("Players", Integer.toString(experiment.players())),
                row("Strategies", experiment.bots().mkString(", ")),
                row("Seed", Long.toString(experiment.seed()))));
    }

    private static String amount(Run run, Option<Double> stepsPerSecond) {
        return TextTable.pairs(Vector.of(
                        row("Games", run.stats().games() + numbers(run.games())),
                        row("Steps", Long.toString(run.stats().steps())))
                .appendAll(stepsPerSecond.map(speed -> row("Steps per second", Long.toString(Math.round(speed))))));
    }

    private static String numbers(GameRanges games) {
        return games.ranges().isEmpty()
                ? ""
                : games.ranges()
                        .map(range -> range.size() == 1
                                ? Long.toString(range.first())
                                : range.first() + " to " + range.last())
                        .mkString(" (", ", ", ")");
    }

    private static String wins(String title, Seq<? extends Tuple2<?, Tally>> tallies) {
        return TextTable.columns(Vector.of(row(title, "wins", "of", "share", "95 % interval"))
                .appendAll(tallies.map(entry -> wins(entry._1.toString(), entry._2))));
    }

    private static Seq<String> wins(String name, Tally tally) {
        return row(
                "  " + name,
                Long.toString(tally.successes()),
                Long.toString(tally.trials()),
                percent(tally.share()),
                interval(tally));
    }

    private static String interval(Tally tally) {
        return percent(tally.wilson().low()) + " to " + percent(tally.wilson().high());
    }

    private static String perGame(Stats stats) {
        return TextTable.columns(List.of(
                row("Per game", "5 %", "median", "95 %", "most", "mean"),
                figure("Turns", stats.turnsPerGame()),
                figure("Steps", stats.stepsPerGame()),
                figure("Heads at the end", stats.headsAtEnd()),
                figure("Cuts", stats.cutsPerGame())));
    }

    private static Seq<String> figure(String name, Histogram histogram) {
        return row(
                "  " + name,
                number(histogram.quantile(5)),
                number(histogram.median()),
                number(histogram.quantile(95)),
                number(histogram.max()),
                histogram
                        .mean()
                        .map(mean -> String.format(Locale.ROOT, "%.2f", mean))
                        .getOrElse(NOTHING));
    }

    private static String number(Option<Integer> number) {
        return number.map(String::valueOf).getOrElse(NOTHING);
    }

    private static String endings(Run run) {
        Stats stats = run.stats();
        return TextTable.columns(List.of(
                row("Games that were", "games", "share", "95 % interval"),
                ending("won", stats.wins(), stats),
                ending("won by losing", stats.wonByLosing(), stats),
                ending("stalemates", stats.stalemates(), stats),
                ending("draws", stats.draws(), stats),
                ending("unfinished after " + run.experiment().mostSteps() + " steps", stats.unfinished(), stats)));
    }

    private static Seq<String> ending(String name, long games, Stats stats) {
        Tally tally = new Tally(games, stats.games());
        return row("  " + name, Long.toString(games), percent(tally.share()), interval(tally));
    }

    private static String percent(double share) {
        return Double.isNaN(share) ? NOTHING : String.format(Locale.ROOT, "%.2f %%", 100 * share);
    }

    private static Seq<String> row(String... cells) {
        return Vector.of(cells);
    }
}
