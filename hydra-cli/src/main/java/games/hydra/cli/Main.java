package games.hydra.cli;

import games.hydra.cli.arguments.HydraCommand;
import games.hydra.cli.console.Program;
import games.hydra.cli.console.Seeds;
import games.hydra.cli.session.ClassicQuestion;

/** Starts the game. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        System.exit(run(args));
    }

    /** Every size has a limit, but a small machine may reach its own first. */
    private static int run(String[] args) {
        try {
            return isClassic(args) ? classic(args.length > 0) : HydraCommand.run(args);
        } catch (OutOfMemoryError full) {
            return Program.fail("there is not enough memory for this");
        }
    }

    /** Without options, nothing but the game is loaded: parsing options takes longer than starting it. */
    private static boolean isClassic(String[] args) {
        return args.length == 0 || args.length == 1 && (args[0].equals("-testing") || args[0].equals("--testing"));
    }

    private static int classic(boolean testing) {
        return Program.run(new ClassicQuestion(Seeds.fresh(), testing).ask(), 0);
    }
}
