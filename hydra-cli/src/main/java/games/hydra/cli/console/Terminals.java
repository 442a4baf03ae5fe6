package games.hydra.cli.console;

import java.io.Console;
import java.lang.reflect.Method;

/** Whether a person sits at the other end. */
public final class Terminals {
    private static final int DEFAULT_WIDTH = 80;

    private Terminals() {}

    /** Whether standard input and output are a terminal. From Java 22 on there is a console even if they are not. */
    public static boolean isInteractive() {
        Console console = System.console();
        return console != null && isTerminal(console);
    }

    private static boolean isTerminal(Console console) {
        try {
            Method isTerminal = Console.class.getMethod("isTerminal");
            return (Boolean) isTerminal.invoke(console);
        } catch (ReflectiveOperationException before22) {
            return true;
        }
    }

    /** How many columns to use where there is no terminal that could be asked. */
    public static int assumedWidth() {
        String columns = System.getenv("COLUMNS");
        return columns != null && columns.matches("[1-9][0-9]{0,3}") ? Integer.parseInt(columns) : DEFAULT_WIDTH;
    }

    /** Whether colour is unwanted: see no-color.org. */
    public static boolean isColourUnwanted() {
        String unwanted = System.getenv("NO_COLOR");
        return unwanted != null && !unwanted.isEmpty();
    }
}
