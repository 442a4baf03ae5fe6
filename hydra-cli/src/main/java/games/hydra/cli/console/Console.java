package games.hydra.cli.console;

import games.hydra.cli.session.Exchange;
import games.hydra.cli.session.Finished;
import games.hydra.cli.session.Question;
import games.hydra.cli.session.Saving;
import games.hydra.cli.session.Session;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;

/** Folds lines of input over the session and prints what comes of it: the only place that reads, writes and waits. */
final class Console {
    private final LineSource input;
    private final PrintStream output;
    private final long pauseMillis;

    Console(LineSource input, PrintStream output, long pauseMillis) {
        this.input = input;
        this.output = output;
        this.pauseMillis = pauseMillis;
    }

    /** Plays to the end, and says which end it was. */
    End play(Exchange opening) {
        Exchange exchange = opening;
        while (print(exchange.output())) {
            Option<Exchange> next = goOn(exchange.next());
            if (next.isEmpty()) {
                return exchange.next() instanceof Finished ? End.FINISHED : End.INPUT_ENDED;
            }
            exchange = next.get();
        }
        return End.OUTPUT_CLOSED;
    }

    private Option<Exchange> goOn(Session session) {
        return session.match(
                this::ask,
                automatic -> {
                    pause();
                    return Option.some(automatic.proceed());
                },
                saving -> Option.some(save(saving)),
                finished -> Option.none());
    }

    private Option<Exchange> ask(Question question) {
        try {
            return Option.of(input.next()).map(question::answer);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static Exchange save(Saving saving) {
        return saving.saved(SaveFile.write(saving.file(), saving.text()));
    }

    /** Flushed before each read, so that another program can drive the game over a pipe. */
    private boolean print(String text) {
        output.print(text);
        return !output.checkError();
    }

    private void pause() {
        try {
            Thread.sleep(pauseMillis);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
