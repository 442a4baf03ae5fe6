package games.hydra.cli.arguments;

import games.hydra.cli.console.Program;
import games.hydra.cli.console.TerminalInput;
import games.hydra.cli.console.Terminals;
import games.hydra.cli.display.Display;
import games.hydra.cli.display.TableDisplay;
import games.hydra.cli.display.TableStyle;
import games.hydra.cli.session.Exchange;
import games.hydra.cli.session.SessionOptions;
import java.io.IOException;
import java.util.function.Function;

/** Runs a conversation with the display that was asked for, and on a real terminal with line editing. */
final class Launch {
    private Launch() {}

    static int run(
            DisplayArguments display,
            SessionOptions options,
            long pauseMillis,
            Function<SessionOptions, Exchange> conversation) {
        if (!display.isTable()) {
            return Program.run(conversation.apply(options), pauseMillis);
        }
        return Terminals.isInteractive()
                ? onTerminal(display, options, pauseMillis, conversation)
                : Program.run(
                        conversation.apply(options.withDisplay(table(display, Terminals.assumedWidth(), false))),
                        pauseMillis);
    }

    private static int onTerminal(
            DisplayArguments display,
            SessionOptions options,
            long pauseMillis,
            Function<SessionOptions, Exchange> conversation) {
        try {
            TerminalInput input = TerminalInput.open();
            Display table = table(display, input.width(), !Terminals.isColourUnwanted() && !input.isDumb());
            return Program.run(conversation.apply(options.withDisplay(table)), input, pauseMillis);
        } catch (IOException failure) {
            return Program.fail("the terminal can't be used: " + failure.getMessage());
        }
    }

    private static Display table(DisplayArguments display, int width, boolean colour) {
        return new TableDisplay(new TableStyle(width, display.ascii, colour));
    }
}
