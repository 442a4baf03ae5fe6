package games.hydra.cli.arguments;

import games.hydra.Setup;
import games.hydra.cli.console.Program;
import games.hydra.cli.console.Seeds;
import games.hydra.cli.simulate.Laboratory;
import games.hydra.cli.simulate.Plan;
import games.hydra.cli.text.ExperimentText;
import games.hydra.cli.text.RuleTexts;
import games.hydra.sim.Experiment;
import games.hydra.sim.GameRange;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hydra simulate}: lets strategies play many games. */
@Command(
        name = "simulate",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = "Lets computer players play many games, and prints who wins and how the games go.")
final class SimulateCommand implements Callable<Integer> {
    private static final int MOST_THREADS = 1_000;

    @Option(names = "--games", paramLabel = "N", description = "How many games are played.")
    private @Nullable Long games;

    @Option(
            names = "--players",
            paramLabel = "N",
            description = "How many play each game (default: as many as strategies are named, and at least 2).")
    private @Nullable Integer players;

    @Option(
            names = "--bots",
            paramLabel = "A,B,…",
            description = "The strategies, at most one for each player: random, first, greedy, "
                    + "cautious, counter, search (or search:N, N playouts a move). "
                    + "They are repeated round the table, and move on by one seat with each game.")
    private @Nullable String bots;

    @Mixin
    private RuleArguments rules = new RuleArguments();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Shuffle from this number: the same seed, the same games (default: another one each time).")
    private @Nullable Long seed;

    @Option(
            names = "--first-game",
            paramLabel = "K",
            defaultValue = "1",
            description = "Begin with this game of the seed, so that a run can be split (default: ${DEFAULT-VALUE}).")
    private long firstGame = 1;

    @Option(
            names = "--most-steps",
            paramLabel = "N",
            defaultValue = "100000",
            description = "Give a game up after so many actions (default: ${DEFAULT-VALUE}).")
    private int mostSteps = 100_000;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many games are played at the same time (default: one for each core). "
                    + "The figures do not depend on it.")
    private @Nullable Integer threads;

    @Option(names = "--csv", paramLabel = "FILE", description = "Write a line for each game to this file.")
    private @Nullable String csv;

    @Mixin
    private OutputArguments output = new OutputArguments();

    @Override
    public Integer call() {
        return rules.list ? Program.print(RuleTexts.list()) : Laboratory.run(plan());
    }

    private Plan plan() {
        io.vavr.control.Option<String> rows = io.vavr.control.Option.of(csv);
        return new Plan(experiment(), range(), threads(), rows, output.outputsBeside(rows));
    }

    private Experiment experiment() {
        Seq<String> names = strategies();
        int seats = players == null ? Math.max(Setup.FEWEST_PLAYERS, names.size()) : players;
        return Experiment.of(rules.rules(), seats, names, seed == null ? Seeds.fresh() : seed, mostSteps)
                .toEither()
                .getOrElseThrow(problems -> new WrongUse(ExperimentText.of(problems)));
    }

    private Seq<String> strategies() {
        if (bots == null) {
            throw new WrongUse("say who plays: --bots, for example --bots greedy,random");
        }
        Seq<String> names = Vector.of(bots.split(",", -1));
        if (names.exists(String::isBlank)) {
            throw new WrongUse("--bots wants names with one comma between any two, for example greedy,random");
        }
        return names;
    }

    private GameRange range() {
        if (games == null) {
            throw new WrongUse("say how many games are to be played: --games");
        }
        if (!GameRange.isNumber(games)) {
            throw new WrongUse("--games must be 1 to " + GameRange.MOST);
        }
        if (!GameRange.isNumber(firstGame) || !GameRange.isNumber(firstGame + games - 1)) {
            throw new WrongUse("--first-game must be at least 1, and the last game at most " + GameRange.MOST);
        }
        return new GameRange(firstGame, firstGame + games - 1);
    }

    private int threads() {
        int chosen = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
        if (chosen < 1 || chosen > MOST_THREADS) {
            throw new WrongUse("--threads must be 1 to " + MOST_THREADS);
        }
        return chosen;
    }
}
