package games.hydra.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code hydra serve} of the built program. */
@Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ServeIT {
    private static final Path CLIENT = Path.of(System.getProperty("hydra.root"), "hydra-cli/src/test/node/client.mjs");
    private static final String GAMES = "{\"request\":\"games\"}\n";
    private static final String NO_GAMES = "{\"ok\":true,\"games\":[]}";

    @ParameterizedTest
    @ValueSource(longs = {1, 42})
    void a_client_in_another_language_plays_two_games_at_once(long seed) throws Exception {
        List<String> command = new ArrayList<>(List.of(node().toString(), CLIENT.toString(), String.valueOf(seed)));
        command.addAll(Run.command("serve"));

        Run run = Run.of("", command);

        assertThat(run.errors()).isEmpty();
        assertThat(run.output()).startsWith("{\"lines\":").hasLineCount(1);
        assertThat(run.status()).isZero();
    }

    @Test
    void the_end_of_the_input_is_the_end_in_order() throws Exception {
        assertThat(Run.of("", "serve")).isEqualTo(new Run("", "", 0));
        assertThat(Run.of(GAMES + GAMES, "serve")).isEqualTo(new Run((NO_GAMES + "\n").repeat(2), "", 0));
    }

    @Test
    void each_line_is_answered_before_the_next_is_sent() throws Exception {
        Process process = new ProcessBuilder(Run.command("serve")).start();
        try (OutputStream requests = process.getOutputStream();
                BufferedReader answers = process.inputReader(StandardCharsets.UTF_8)) {
            for (int line = 0; line < 3; line++) {
                requests.write(GAMES.getBytes(StandardCharsets.UTF_8));
                requests.flush();

                assertThat(answers.readLine()).isEqualTo(NO_GAMES);
            }
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void the_version_is_that_of_the_program() throws Exception {
        String version = Run.of("", "--version").output().strip().replace("hydra ", "");

        assertThat(Run.of("{\"request\":\"hello\"}\n", "serve").output()).contains("\"hydra\":\"" + version + "\"");
    }

    @Test
    void wrong_arguments_get_one_line_and_status_2() throws Exception {
        Run run = Run.of("", "serve", "--port=80");

        assertThat(run).isEqualTo(new Run("", run.errors(), 2));
        assertThat(run.errors()).startsWith("hydra: ").hasLineCount(1);
    }

    /** The Node of this machine. Without one the test is skipped, but not where changes are checked for good. */
    private static Path node() {
        Optional<Path> found = Stream.of(
                        System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .map(folder -> Path.of(folder, "node"))
                .filter(Files::isExecutable)
                .findFirst();
        if (found.isEmpty() && !"true".equals(System.getenv("CI"))) {
            Assumptions.abort("no node on the PATH");
        }
        assertThat(found).as("node on the PATH").isPresent();
        return found.orElseThrow();
    }
}
