package games.hydra.cli.arguments;

import picocli.CommandLine.Option;

/** How the table is shown. */
final class DisplayArguments {
    enum Kind {
        classic,
        table
    }

    @Option(
            names = "--display",
            paramLabel = "KIND",
            defaultValue = "classic",
            description = "How the table is shown: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    Kind kind = Kind.classic;

    @Option(names = "--ascii", description = "Draw the table with plain ASCII.")
    boolean ascii;

    boolean isTable() {
        return kind == Kind.table;
    }
}
