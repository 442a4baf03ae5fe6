package games.hydra.cli.arguments;

import games.hydra.Setup;
import games.hydra.bot.Strategies;
import games.hydra.cli.session.Enhancements;
import games.hydra.cli.session.SessionOptions;
import games.hydra.rule.NumberRange;
import games.hydra.table.PlayerId;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** What makes playing more pleasant; all of it is off unless asked for. */
final class PlayArguments {
    private static final NumberRange SEATS = new NumberRange(1, Setup.MOST_PLAYERS);

    @Option(names = "--grammar", description = "Say \"an 8\" and \"an A\".")
    boolean grammar;

    @Option(names = "--hints", description = "List the legal moves, and say why a move is refused.")
    boolean hints;

    @Option(names = "--toggle-rules", description = "Ask before each turn whether to switch the house rule suit-match.")
    boolean toggleRules;

    @Option(
            names = "--commands",
            description = "Understand help, history, undo, save, bot, human and quit at every prompt. "
                    + "On by itself with --display table or --bot.")
    boolean commands;

    @Option(names = "--open", description = "Nothing is secret: undo takes back everything. Implies --commands.")
    boolean open;

    @Option(
            names = "--bot",
            paramLabel = "SEAT=STRATEGY",
            description = "Let the computer play a seat, for example 2=greedy. May be repeated. "
                    + "Strategies: random, first, greedy, cautious, counter, search (or search:N, N playouts a move).")
    List<String> bots = new ArrayList<>();

    @Option(
            names = "--bots-delay",
            paramLabel = "MS",
            defaultValue = "0",
            description = "Wait so many milliseconds before each move of the computer (default: ${DEFAULT-VALUE}).")
    long botsDelay;

    SessionOptions applyTo(SessionOptions options, boolean table) {
        boolean understandsCommands = commands || open || table || !bots.isEmpty();
        SessionOptions enhanced =
                options.withEnhancements(new Enhancements(grammar, hints, toggleRules, understandsCommands, open));
        for (String bot : bots) {
            enhanced = seat(enhanced, bot);
        }
        return enhanced;
    }

    /** How long to wait before each move of the computer. */
    long pauseMillis() {
        if (botsDelay < 0 || botsDelay > 60_000) {
            throw new WrongUse("--bots-delay must be 0 to 60000");
        }
        return botsDelay;
    }

    private static SessionOptions seat(SessionOptions options, String bot) {
        String[] parts = bot.split("=", 2);
        if (parts.length < 2 || SEATS.parse(parts[0]).isEmpty()) {
            throw new WrongUse("--bot wants SEAT=STRATEGY, for example 2=greedy, and not " + bot);
        }
        if (Strategies.named(parts[1]).isEmpty()) {
            throw new WrongUse("unknown strategy " + parts[1] + ": there are "
                    + Strategies.names().mkString(", "));
        }
        return options.withBot(new PlayerId(SEATS.parse(parts[0]).get()), parts[1]);
    }
}
