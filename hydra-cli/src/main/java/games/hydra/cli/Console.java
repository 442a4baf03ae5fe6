package games.hydra.cli;

import games.hydra.cli.session.Exchange;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;

/** Folds lines of input over the session and prints what comes of it: the only place that reads and writes. */
final class Console {
    private final LineInput input;
    private final PrintStream output;

    Console(InputStream input, PrintStream output) {
        this.input = new LineInput(input);
        this.output = output;
    }

    /** Plays to the end; says whether it was reached before the input ended or the output was closed. */
    boolean play(Exchange opening) throws IOException {
        Exchange exchange = opening;
        while (print(exchange.output())) {
            if (exchange.next().isFinished()) {
                return true;
            }
            String line = input.next();
            if (line == null) {
                return false;
            }
            exchange = exchange.next().answer(line);
        }
        return false;
    }

    /** Flushed before each read, so that another program can drive the game over a pipe. */
    private boolean print(String text) {
        output.print(text);
        return !output.checkError();
    }
}
