package games.hydra.cli.console;

import games.hydra.cli.serve.Received;
import games.hydra.cli.serve.Reply;
import games.hydra.cli.serve.ServeState;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.PrintStream;
import java.security.SecureRandom;

/** Answers lines of standard input on standard output, each before the next is read, until the input ends. */
public final class Serving {
    private Serving() {}

    /** The status with which the program ends. */
    public static int run(ServeState opening) {
        RequestInput input = new RequestInput(System.in, Received.MOST_BYTES, new SecureRandom()::nextLong);
        try {
            return serve(opening, input, Program.output())
                    ? Program.OK
                    : Program.fail("the output was closed before the input ended");
        } catch (IOException failure) {
            return Program.fail("the input can't be read: " + IoText.of(failure));
        }
    }

    /** Whether everything could be answered. */
    static boolean serve(ServeState opening, RequestInput input, PrintStream output) throws IOException {
        ServeState state = opening;
        for (Option<Received> line = input.next(); line.isDefined(); line = input.next()) {
            Reply reply = state.answer(line.get());
            state = reply.state();
            output.print(reply.line() + "\n");
            if (output.checkError()) {
                return false;
            }
        }
        return true;
    }
}
