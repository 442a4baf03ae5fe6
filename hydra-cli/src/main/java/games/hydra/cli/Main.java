package games.hydra.cli;

import games.hydra.cli.session.Session;
import games.hydra.cli.session.SessionOptions;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;

/** Starts the game. */
public final class Main {
    private static final int OK = 0;
    private static final int FAILED = 1;
    private static final int WRONG_USE = 2;

    private Main() {}

    public static void main(String[] args) {
        System.exit(run(args));
    }

    private static int run(String[] args) {
        SessionOptions options = SessionOptions.classic(new SecureRandom().nextLong());
        for (String arg : args) {
            if (!arg.equals("-testing") && !arg.equals("--testing")) {
                System.err.println("hydra: unknown option: " + arg);
                return WRONG_USE;
            }
            options = options.testing();
        }
        return play(options);
    }

    private static int play(SessionOptions options) {
        PrintStream output = new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
        try {
            if (new Console(System.in, output).play(Session.open(options))) {
                return OK;
            }
            System.err.println("hydra: the input ended before the game did");
        } catch (IOException failure) {
            System.err.println("hydra: the input can't be read: " + failure.getMessage());
        }
        return FAILED;
    }
}
