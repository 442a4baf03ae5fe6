package games.hydra.cli;

import games.hydra.cli.arguments.HydraCommand;
import games.hydra.cli.console.Program;
import games.hydra.cli.session.Session;
import games.hydra.cli.session.SessionOptions;
import java.util.SplittableRandom;

/** Starts the game. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        System.exit(isClassic(args) ? classic(args.length > 0) : HydraCommand.run(args));
    }

    /** Without options, nothing but the game is loaded: parsing options takes longer than starting it. */
    private static boolean isClassic(String[] args) {
        return args.length == 0 || args.length == 1 && (args[0].equals("-testing") || args[0].equals("--testing"));
    }

    private static int classic(boolean testing) {
        SessionOptions options = SessionOptions.classic(new SplittableRandom().nextLong());
        return Program.run(Session.open(testing ? options.testing() : options), 0);
    }
}
