package games.hydra.cli.arguments;

import games.hydra.Hydra;
import games.hydra.cli.console.Program;
import games.hydra.cli.console.Seeds;
import games.hydra.cli.session.Session;
import games.hydra.cli.session.SessionOptions;
import games.hydra.cli.text.RuleTexts;
import games.hydra.cli.text.SetupText;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hydra}: plays a new game. */
@Command(
        name = "hydra",
        mixinStandardHelpOptions = true,
        versionProvider = BuiltVersion.class,
        sortOptions = false,
        usageHelpAutoWidth = true,
        header = "Plays Hydra, the card game in which two heads grow for each that is cut off.",
        description = {
            "",
            "Without options it is the classic console game. A move is a head's number, or 0 to reserve or swap."
        },
        subcommands = {
            ResumeCommand.class,
            ReplayCommand.class,
            SimulateCommand.class,
            MergeCommand.class,
            PerftCommand.class,
            ServeCommand.class
        })
public final class HydraCommand implements Callable<Integer> {
    @Option(
            names = {"-testing", "--testing"},
            description = "Ask for every card instead of shuffling.")
    private boolean testing;

    @Option(names = "--players", paramLabel = "N", description = "How many play; otherwise it is asked.")
    private @Nullable Integer players;

    @Option(names = "--seed", paramLabel = "N", description = "Shuffle from this number: the same seed, the same game.")
    private @Nullable Long seed;

    @Option(names = "--show-seed", description = "Print the seed first.")
    private boolean showSeed;

    @Mixin
    private RuleArguments rules = new RuleArguments();

    @Mixin
    private PlayArguments play = new PlayArguments();

    @Mixin
    private DisplayArguments display = new DisplayArguments();

    /** Parses the arguments, does what they say, and gives the status with which the program ends. */
    public static int run(String[] args) {
        PrintWriter output = new PrintWriter(Program.output());
        int status = new CommandLine(new HydraCommand())
                .setExpandAtFiles(false)
                .setOut(output)
                .setExecutionStrategy(HydraCommand::runLast)
                .setParameterExceptionHandler((wrong, given) -> wrongUse(wrong.getMessage()))
                .setExecutionExceptionHandler((failure, command, parsed) -> {
                    if (failure instanceof WrongUse wrong) {
                        return wrongUse(wrong.getMessage());
                    }
                    throw failure;
                })
                .execute(args);
        return output.checkError() ? Program.fail("the output was closed") : status;
    }

    /** An option before a subcommand would be for another game than the one that is shown or resumed. */
    private static int runLast(CommandLine.ParseResult parsed) {
        return parsed.hasSubcommand() && !parsed.matchedOptions().isEmpty()
                ? wrongUse(
                        "options go after " + parsed.subcommand().commandSpec().name())
                : new CommandLine.RunLast().execute(parsed);
    }

    private static int wrongUse(@Nullable String message) {
        Program.fail(String.valueOf(message).lines().findFirst().orElse("wrong arguments"));
        return Program.WRONG_USE;
    }

    @Override
    public Integer call() {
        if (rules.list) {
            return Program.print(RuleTexts.list());
        }
        SessionOptions options = options();
        check(options);
        if (showSeed) {
            Program.print("Seed: " + options.seed() + "\n");
        }
        return Launch.run(display, options, play.pauseMillis(), Session::open);
    }

    private SessionOptions options() {
        SessionOptions chosen =
                SessionOptions.classic(seed == null ? Seeds.fresh() : seed).withRules(rules.rules());
        SessionOptions dealt = testing ? chosen.testing() : chosen;
        return play.applyTo(players == null ? dealt : dealt.withPlayers(players), display.isTable());
    }

    /** What can be known to be wrong before the first question is said at once. */
    private static void check(SessionOptions options) {
        int number = options.players().getOrElse(options.fewestPlayers());
        Hydra.start(options.setup(number)).swap().forEach(problems -> {
            throw new WrongUse(problems.map(SetupText::of).mkString("; "));
        });
        Seating.require(options, number);
    }
}
