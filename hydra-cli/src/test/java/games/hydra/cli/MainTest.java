package games.hydra.cli;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.testkit.Rule;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The program as a process: what it prints, and the status it ends with. */
class MainTest {
    private static final String END_OF_INPUT = "hydra: the input ended before the game did\n";

    /** A game of one card each can't be had without options, so this one opens, cuts and is left. */
    private static final String SCRIPT = "2\n3\nH\n\nJoker\n1\n2\nx\n4\nS\n1\n5\nH\n1\nK\nD\n2\nD\n";

    @Test
    @Rule("R7.11")
    void the_end_of_input_at_any_prompt_ends_the_program_with_one_line_and_status_1() throws Exception {
        List<String> lines = List.of(SCRIPT.split("(?<=\n)"));

        for (int read = 0; read <= lines.size(); read += 3) {
            Ended ended = run(String.join("", lines.subList(0, read)), "-testing");

            assertThat(ended).isEqualTo(new Ended(ended.output(), END_OF_INPUT, 1));
        }
    }

    @Test
    @Rule("R7.12")
    void the_same_lines_give_the_same_bytes_with_either_spelling_of_the_option() throws Exception {
        assertThat(run(SCRIPT, "--testing")).isEqualTo(run(SCRIPT, "-testing"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--nonsense", "-Testing", "2"})
    void a_wrong_option_gets_one_line_and_status_2(String option) throws Exception {
        Ended ended = run("", option);

        assertThat(ended).isEqualTo(new Ended("", ended.errors(), 2));
        assertThat(ended.errors()).startsWith("hydra: ").contains(option).hasLineCount(1);
    }

    private record Ended(String output, String errors, int status) {}

    private static Ended run(String input, String... options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                System.getProperty("java.home") + "/bin/java",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        command.addAll(List.of(options));
        Process process = new ProcessBuilder(command).start();
        try (var stdin = process.getOutputStream()) {
            stdin.write(input.getBytes(StandardCharsets.UTF_8));
        } catch (IOException closed) {
            // It ended without reading everything, which is what some of the tests are about.
        }
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        String errors = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Ended(output, errors, process.waitFor());
    }
}
