package games.hydra.cli.console;

import io.vavr.collection.Stream;
import io.vavr.control.Option;
import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.spi.SystemStream;

/** Whether a person sees what goes to standard error. It is slow to load, and asked only where a person may be. */
public final class ErrorTerminal {
    private ErrorTerminal() {}

    /** How many columns the terminal has, if there is one that can do more than show text. */
    public static Option<Integer> width() {
        return isDumb() || !Terminals.isInteractive()
                ? Option.none()
                : Stream.ofAll(TerminalBuilder.builder().getProviders(null, new IllegalStateException()))
                        .find(provider -> provider.isSystemStream(SystemStream.Error))
                        .map(provider -> provider.systemStreamWidth(SystemStream.Error))
                        .map(width -> width > 0 ? width : Terminals.assumedWidth());
    }

    private static boolean isDumb() {
        String type = System.getenv("TERM");
        return type != null && type.startsWith("dumb");
    }
}
