package games.hydra.cli.console;

import games.hydra.cli.session.Exchange;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** Runs a conversation on standard input and output, and says with which status the program ends. */
public final class Program {
    /** The conversation came to its end. */
    public static final int OK = 0;
    /** It could not. */
    public static final int FAILED = 1;
    /** The arguments make no sense. */
    public static final int WRONG_USE = 2;

    private Program() {}

    /** Plays a conversation over a pipe or a plain terminal. */
    public static int run(Exchange opening, long pauseMillis) {
        return run(opening, new LineInput(System.in), pauseMillis);
    }

    /** Plays a conversation with these lines. */
    public static int run(Exchange opening, LineSource input, long pauseMillis) {
        try {
            return status(new Console(input, output(), pauseMillis).play(opening));
        } catch (UncheckedIOException failure) {
            return fail("the input can't be read: " + IoText.of(Objects.requireNonNull(failure.getCause())));
        }
    }

    private static int status(End end) {
        return switch (end) {
            case FINISHED -> OK;
            case INPUT_ENDED -> fail("the input ended before the game did");
            case OUTPUT_CLOSED -> fail("the output was closed before the game ended");
        };
    }

    /** Says in one line why the program ends. An argument may hold anything; only what can be printed is. */
    public static int fail(String reason) {
        System.err.println("hydra: " + reason.replaceAll("\\p{Cntrl}", "?"));
        return FAILED;
    }

    /** Prints a text that no answer is expected to. */
    public static int print(String text) {
        PrintStream output = output();
        output.print(text);
        return output.checkError() ? fail("the output was closed") : OK;
    }

    /** Standard output, in UTF-8 wherever the program runs. */
    public static PrintStream output() {
        return new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
    }
}
