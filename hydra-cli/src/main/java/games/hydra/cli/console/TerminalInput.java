package games.hydra.cli.console;

import java.io.IOException;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;

/** Lines typed on a real terminal, with editing and a history. It is slow to load, and loaded only there. */
public final class TerminalInput implements LineSource {
    private final Terminal terminal;
    private final LineReader reader;

    private TerminalInput(Terminal terminal) {
        this.terminal = terminal;
        this.reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .build();
    }

    public static TerminalInput open() throws IOException {
        return new TerminalInput(TerminalBuilder.builder().system(true).build());
    }

    /** How many columns the terminal has, or what is assumed where it does not say. */
    public int width() {
        int columns = terminal.getSize().getColumns();
        return columns > 0 && !isDumb() ? columns : Terminals.assumedWidth();
    }

    /** Whether the terminal can show nothing but text. */
    public boolean isDumb() {
        return terminal.getType().startsWith(Terminal.TYPE_DUMB);
    }

    @Override
    public @Nullable String next() {
        try {
            return reader.readLine("> ");
        } catch (EndOfFileException | UserInterruptException end) {
            return null;
        }
    }
}
