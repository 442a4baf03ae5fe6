package games.hydra.cli.simulate;

import games.hydra.cli.console.ErrorTerminal;
import io.vavr.control.Option;
import java.io.PrintStream;

/** Draws on a terminal how far a run is, always on the same line, and wipes it out in the end. */
final class ProgressBar {
    private static final long REDRAW_NANOS = 100_000_000;

    private final PrintStream terminal;
    private final int width;
    private final long all;
    private final long start = System.nanoTime();
    private long drawn = start - REDRAW_NANOS;
    private String line = "";
    private boolean closed;

    private ProgressBar(PrintStream terminal, int width, long all) {
        this.terminal = terminal;
        this.width = width;
        this.all = all;
    }

    /** A bar for so many games, if a person sees what goes to standard error. */
    static Option<ProgressBar> onTerminal(long all) {
        // In the last column many terminals go on to the next line.
        return ErrorTerminal.width().map(width -> new ProgressBar(System.err, width - 1, all));
    }

    synchronized void show(long games) {
        long now = System.nanoTime();
        if (!closed && now - drawn >= REDRAW_NANOS) {
            drawn = now;
            draw(ProgressLine.of(games, all, (now - start) / 1e9, width));
        }
    }

    synchronized void close() {
        draw("");
        terminal.print("\r");
        terminal.flush();
        closed = true;
    }

    private void draw(String next) {
        terminal.print("\r" + next + " ".repeat(Math.max(0, line.length() - next.length())));
        terminal.flush();
        line = next;
    }
}
