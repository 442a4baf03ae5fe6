package games.hydra.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The table display in a real pseudo-terminal, which {@code script} opens. */
@EnabledOnOs(OS.LINUX)
@Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class TerminalIT {
    private static final String ESCAPE = "\u001B[";
    private static final String PROMPT = "> ";

    @ParameterizedTest
    @ValueSource(ints = {80, 120})
    void the_table_is_drawn_to_the_width_of_the_terminal_and_in_colour(int columns) throws Exception {
        String screen = play(columns, "");

        assertThat(plain(screen)).contains("Player 2 is next ").contains("Player 2, it is your turn.");
        assertThat(titleRule(screen)).hasSize(columns - 1);
        assertThat(screen.replace(ESCAPE + "?", "")).contains(ESCAPE);
    }

    @Test
    void no_color_switches_colour_off() throws Exception {
        String table = play(80, "NO_COLOR=1 ")
                .lines()
                .filter(line -> line.contains("Player 1"))
                .findFirst()
                .orElseThrow();

        assertThat(table).doesNotContain(ESCAPE);
    }

    /** Types only once the program asks: what is typed before, a terminal may throw away. */
    private static String play(int columns, String environment) throws Exception {
        String game = String.join(
                " ",
                Run.command("--players=2", "--seed=1", "--display=table").stream()
                        .map(TerminalIT::quoted)
                        .toList());
        String inTerminal = "stty cols " + columns + " rows 50; " + environment + game;
        Process process = new ProcessBuilder("script", "-qec", inTerminal, "/dev/null").start();
        try (Reader output = process.inputReader(StandardCharsets.UTF_8);
                Writer input = process.outputWriter(StandardCharsets.UTF_8)) {
            String screen = readUntil(output, "it is your turn.", PROMPT);
            input.write("quit\n");
            input.flush();
            return screen;
        } finally {
            process.destroyForcibly();
        }
    }

    private static String readUntil(Reader output, String text, String end) throws IOException {
        StringBuilder screen = new StringBuilder();
        for (int read = output.read(); read != -1; read = output.read()) {
            screen.append((char) read);
            int found = screen.indexOf(text);
            if (found >= 0 && screen.indexOf(end, found) >= 0) {
                break;
            }
        }
        return screen.toString();
    }

    private static String quoted(String word) {
        return "'" + word.replace("'", "'\\''") + "'";
    }

    private static String titleRule(String screen) {
        return plain(screen)
                .lines()
                .filter(line -> line.contains("Player 2 is next "))
                .findFirst()
                .orElseThrow();
    }

    /** Without colour and other control sequences. */
    private static String plain(String screen) {
        return screen.replaceAll("\u001B\\[[0-9;?]*[ -/]*[@-~]", "").replace("\r", "");
    }
}
