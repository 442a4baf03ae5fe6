package games.hydra.cli;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.bot.Strategies;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code hydra simulate} and {@code hydra merge} of the built program. */
@Timeout(value = 3, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SimulateIT {
    private static final String SPEED = "Steps per second .*\n";

    @TempDir
    Path folder;

    @Test
    void a_pipe_gets_the_figures_and_nothing_else() throws Exception {
        Run run = simulate("--games=20");

        assertThat(run).isEqualTo(new Run(run.output(), "", 0));
        assertThat(run.output())
                .startsWith("Rules       cards-each=10\n")
                .contains("Games             20 (1 to 20)\n", "Steps per second  ", "Wins by strategy", "Wins by seat")
                .doesNotContain("\r");
    }

    @Test
    void files_and_figures_are_the_same_with_any_number_of_threads() throws Exception {
        String one = simulate("--games=100", "--threads=1", csv("1"), json("1")).output();
        String seven =
                simulate("--games=100", "--threads=7", csv("7"), json("7")).output();

        assertThat(seven.replaceAll(SPEED, "")).isEqualTo(one.replaceAll(SPEED, ""));
        assertThat(text("7.csv")).isEqualTo(text("1.csv")).hasLineCount(101);
        assertThat(text("7.json")).isEqualTo(text("1.json"));
    }

    @Test
    void parts_of_a_run_merge_to_the_whole_run() throws Exception {
        String whole = simulate("--games=60", json("whole")).output();
        simulate("--games=25", json("a"));
        simulate("--games=35", "--first-game=26", json("b"));

        Run merged = Run.of("", "merge", file("b.json"), file("a.json"), json("merged"));

        // The speed is the longest name of its block, so that without it the values are further left.
        assertThat(merged.output().replaceAll(" +", " "))
                .isEqualTo(whole.replaceAll(SPEED, "").replaceAll(" +", " "));
        assertThat(merged.status()).isZero();
        assertThat(text("merged.json")).isEqualTo(text("whole.json"));
    }

    @Test
    void the_report_of_merged_parts_is_that_of_the_whole_run() throws Exception {
        simulate("--games=30", "--report=" + file("whole.html"));
        simulate("--games=10", json("a"));
        simulate("--games=20", "--first-game=11", json("b"));

        Run merged = Run.of("", "merge", file("a.json"), file("b.json"), "--report=" + file("merged.html"));

        assertThat(merged.status()).isZero();
        assertThat(text("merged.html")).isEqualTo(text("whole.html")).startsWith("<!DOCTYPE html>");
    }

    @Test
    void merge_does_not_write_two_things_to_one_file() throws Exception {
        assertThat(Run.of("", "merge", "a.json", "--json=same", "--report=./same"))
                .isEqualTo(new Run("", "hydra: two of the files are the same\n", 2));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--games=0",
                "--games=-1",
                "--games=1000000000001",
                "--games=99999999999999999999",
                "--games=x",
                "--games=1 --first-game=0",
                "--games=2 --first-game=1000000000000",
                "--games=1 --first-game=9223372036854775807",
                "--games=1 --bots=wizard",
                "--games=1 --bots=",
                "--games=1 --bots=greedy,,random",
                "--games=1 --bots=first,greedy,random --players=2",
                "--games=1 --players=1",
                "--games=1 --players=10001",
                "--games=1 --threads=0",
                "--games=1 --threads=1001",
                "--games=1 --most-steps=0",
                "--games=1 --most-steps=1000001",
                "--games=1 --rules=chess",
                "--games=1 --cards-each=55",
                "--games=1 --csv=same --json=./same",
                "--games=1 --json=same --report=same",
                "--players=2"
            })
    void wrong_use_gets_one_line_and_status_2(String arguments) throws Exception {
        List<String> all = new ArrayList<>(List.of("simulate"));
        all.addAll(List.of(arguments.split(" ")));
        if (!arguments.contains("--bots")) {
            all.add("--bots=random");
        }

        Run run = Run.of("", all.toArray(String[]::new));

        assertThat(run).isEqualTo(new Run("", run.errors(), 2));
        assertThat(run.errors()).startsWith("hydra: ").hasLineCount(1);
    }

    @Test
    void nobody_to_play_is_wrong_use() throws Exception {
        assertThat(Run.of("", "simulate", "--games=1").status()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--csv", "--json", "--report"})
    void a_file_that_can_not_be_written_is_said_before_anything_is_played(String option) throws Exception {
        String nowhere = folder.resolve("no/such/folder").toString();
        Run run = simulate("--games=1000000000000", option + "=" + nowhere);

        assertThat(run).isEqualTo(new Run("", run.errors(), 1));
        assertThat(run.errors()).startsWith("hydra: " + nowhere).hasLineCount(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--csv", "--json", "--report"})
    void a_folder_is_no_file(String option) throws Exception {
        Run run = simulate("--games=1000000000000", option + "=" + folder);

        assertThat(run).isEqualTo(new Run("", run.errors(), 1));
        assertThat(run.errors()).hasLineCount(1);
    }

    @Test
    void files_that_are_no_runs_get_one_line_and_status_1() throws Exception {
        simulate("--games=5", json("run"));
        String run = text("run.json");

        assertThat(mergeOf(run.substring(0, run.length() / 2))).contains("the file ends too early");
        assertThat(mergeOf("")).contains("the file ends too early");
        assertThat(mergeOf("no JSON")).contains("this is no JSON");
        assertThat(mergeOf("{\"format\": \"other\"}")).contains("this is no run of games");
        assertThat(mergeOf(run.replace("\"unfinished\" : 0", "\"unfinished\" : 99999999999999999999")))
                .contains("stats.unfinished must be a whole number");
        assertThat(mergeOf(run.replace("\"unfinished\" : 0", "\"unfinished\" : 1")))
                .contains("contradict");
    }

    @Test
    void runs_that_do_not_go_together_get_one_line_and_status_1() throws Exception {
        simulate("--games=5", json("a"));
        simulate("--games=5", "--first-game=5", json("b"));
        simulate("--games=5", "--first-game=50", "--most-steps=50", json("c"));

        assertThat(Run.of("", "merge", file("a.json"), file("b.json")))
                .isEqualTo(new Run("", "hydra: " + file("b.json") + ": the runs before have game 5 as well\n", 1));
        assertThat(Run.of("", "merge", file("a.json"), file("c.json")))
                .isEqualTo(new Run(
                        "",
                        "hydra: " + file("c.json")
                                + ": this is a run of another experiment: at most steps 50 and not 100000\n",
                        1));
        assertThat(Run.of("", "merge", file("a.json"), file("none.json")).status())
                .isEqualTo(1);
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void an_interrupt_prints_what_is_known_so_far_and_ends_with_130() throws Exception {
        Process process =
                new ProcessBuilder(interruptible(command("--games=1000000000000", csv("part"), json("part")))).start();
        process.onExit().orTimeout(2, TimeUnit.MINUTES).exceptionally(late -> process.destroyForcibly());
        awaitGames(folder.resolve("part.csv"));
        new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();

        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try (BufferedReader errors = process.errorReader(StandardCharsets.UTF_8)) {
            assertThat(errors.lines())
                    .singleElement()
                    .asString()
                    .matches("hydra: interrupted after [1-9][0-9]* of 1000000000000 games");
        }
        assertThat(process.waitFor()).isEqualTo(130);
        assertThat(Run.of("", "merge", file("part.json")).output().replaceAll(" +", " "))
                .isEqualTo(output.replaceAll(SPEED, "").replaceAll(" +", " "));
        assertThat(output.replaceAll(" +", " "))
                .contains("Games " + (text("part.csv").lines().count() - 1) + " (");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void a_terminal_gets_a_progress_bar() throws Exception {
        assertThat(onTerminal("")).contains(" of 3000 games").contains("[").contains("Wins by seat");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void a_file_in_place_of_standard_error_gets_no_progress_bar() throws Exception {
        assertThat(onTerminal(" 2>" + folder.resolve("errors")))
                .doesNotContain(" of 3000 games")
                .contains("Wins by seat");
        assertThat(text("errors")).isEmpty();
    }

    @Test
    void help_names_every_option_and_strategy() throws Exception {
        String help = Run.of("", "simulate", "--help").output();

        assertThat(help)
                .contains(
                        "--games",
                        "--players",
                        "--bots",
                        "--rules",
                        "--seed",
                        "--threads",
                        "--csv",
                        "--json",
                        "--report")
                .contains("--first-game", "--most-steps");
        assertThat(Strategies.names()).allSatisfy(name -> assertThat(help).contains(name));
        assertThat(Run.of("", "merge", "--help").output()).contains("FILE", "--json", "--report");
        assertThat(Run.of("", "--help").output()).contains("simulate", "merge");
    }

    private Run simulate(String... arguments) throws Exception {
        return Run.of("", command(arguments));
    }

    /** Whoever is started in the background ignores interrupts, and so does all that they start. */
    private static List<String> interruptible(List<String> command) {
        List<String> whole = new ArrayList<>(List.of("env", "--default-signal=INT"));
        whole.addAll(command);
        return whole;
    }

    private static List<String> command(String... arguments) {
        List<String> command = Run.command("simulate", "--bots=greedy,random", "--seed=1", "--cards-each=10");
        command.addAll(List.of(arguments));
        return command;
    }

    private String mergeOf(String text) throws Exception {
        Files.writeString(folder.resolve("bad.json"), text);
        Run run = Run.of("", "merge", file("bad.json"));
        assertThat(run).isEqualTo(new Run("", run.errors(), 1));
        assertThat(run.errors()).hasLineCount(1);
        return run.errors();
    }

    private String onTerminal(String redirection) throws Exception {
        String command = String.join(" ", withNativeAccess(command("--games=3000"))) + redirection;
        Run run = Run.of("", List.of("script", "-qec", "stty cols 80; " + command, "/dev/null"));
        return run.output();
    }

    /** What the manifest grants to the jar; newer JVMs warn of its absence on a class path. */
    private static List<String> withNativeAccess(List<String> command) {
        List<String> whole = new ArrayList<>(command);
        if (Runtime.version().feature() >= 24) {
            whole.add(1, "--enable-native-access=ALL-UNNAMED");
        }
        return whole;
    }

    /** The first games are in the file once its buffer was full. */
    private static void awaitGames(Path csv) throws IOException, InterruptedException {
        while (!Files.exists(csv) || Files.size(csv) < 10_000) {
            Thread.sleep(50);
        }
    }

    private String csv(String name) {
        return "--csv=" + file(name + ".csv");
    }

    private String json(String name) {
        return "--json=" + file(name + ".json");
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private String text(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }
}
