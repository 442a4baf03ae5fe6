package games.hydra.cli;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.bot.Strategies;
import games.hydra.rule.Preset;
import games.hydra.testkit.Rule;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The built program as a process. */
@Timeout(value = 3, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ProgramIT {
    private static final Path SCRIPTS =
            Path.of(System.getProperty("hydra.root"), "hydra-cli/src/test/resources/scripts");
    private static final String END_OF_INPUT = "hydra: the input ended before the game did\n";

    @Test
    @Rule({"R7.8", "R7.10", "R7.12"})
    void a_complete_game_in_testing_mode_is_printed_to_the_byte() throws Exception {
        Run run = Run.of(script("testing-game.in"), "-testing");

        assertThat(run).isEqualTo(new Run(script("testing-game.out"), "", 0));
    }

    @Test
    @Rule("R7.11")
    void the_end_of_input_at_each_prompt_ends_the_program_with_one_line_and_status_1() throws Exception {
        List<String> lines = List.of(script("every-prompt.in").split("(?<=\n)"));
        String whole = script("every-prompt.out");

        for (int read = 0; read <= lines.size(); read++) {
            Run run = Run.of(String.join("", lines.subList(0, read)), "--testing");

            assertThat(run).isEqualTo(new Run(run.output(), END_OF_INPUT, 1));
            assertThat(whole).startsWith(run.output());
        }
    }

    /** Another program answers each prompt when it has read it: nothing may be held back in a buffer. */
    @Test
    void the_program_can_be_driven_over_a_pipe() throws Exception {
        Process process = new ProcessBuilder(Run.command("--players", "2", "--seed", "1")).start();
        try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8);
                Writer input = process.outputWriter(StandardCharsets.UTF_8)) {
            assertThat(readUntil(output, "Player 2, it is your turn.")).isTrue();
            input.write("\n");
            input.flush();
            assertThat(readUntil(output, "Your move?")).isTrue();
        } finally {
            process.destroyForcibly();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--nonsense",
                "2",
                "--players=1",
                "--players=x",
                "--seed=x",
                "--rules=chess",
                "--rule=cut",
                "--rule=cut=never",
                "--rule=colour=red",
                "--cards-each=0",
                "--cards-each=55",
                "--bot=greedy",
                "--bot=0=greedy",
                "--bot=1=wizard",
                "--bots-delay=-1",
                "--display=hologram",
                "resume",
                "replay"
            })
    void a_wrong_argument_gets_one_line_and_status_2(String argument) throws Exception {
        Run run = Run.of("", argument);

        assertThat(run).isEqualTo(new Run("", run.errors(), 2));
        assertThat(run.errors()).startsWith("hydra: ").hasLineCount(1);
    }

    @Test
    void a_deal_that_no_number_of_players_can_have_is_refused_before_it_is_asked() throws Exception {
        Run run = Run.of("2\n3\n", "--cards-each=53", "--rule=jokers=0");

        assertThat(run).isEqualTo(new Run("", run.errors(), 2));
        assertThat(run.errors()).startsWith("hydra: the deal needs 106 cards").hasLineCount(1);
    }

    @Test
    void an_option_before_a_subcommand_is_refused_and_not_dropped() throws Exception {
        assertThat(Run.of("", "--seed=5", "resume", "file"))
                .isEqualTo(new Run("", "hydra: options go after resume\n", 2));
    }

    @Test
    void a_line_that_is_too_long_is_no_answer() throws Exception {
        String cut = Run.of("\n1" + " ".repeat(20_000) + "junk\n", "--players=2", "--seed=5")
                .output();

        assertThat(cut).isEqualTo(Run.of("\nx\n", "--players=2", "--seed=5").output());
    }

    @Test
    void help_and_the_list_of_rules_name_every_option() throws Exception {
        assertThat(Run.of("", "--help").output())
                .contains("--players", "--seed", "--rules", "--rule", "--display", "--bot", "resume", "replay");
        assertThat(Run.of("", "--list-rules").output()).contains("reserve-home", "jokers", "driscoll");
    }

    @Test
    void help_names_every_strategy_and_preset() throws Exception {
        String help = Run.of("", "--help").output();

        assertThat(Strategies.names().appendAll(Preset.all().map(Preset::code)))
                .allSatisfy(name -> assertThat(help).contains(name));
    }

    @Test
    void the_version_is_the_one_that_was_built() throws Exception {
        assertThat(Run.of("", "--version").output()).matches("hydra [0-9]+\\.[0-9]+\\.[0-9]+(-SNAPSHOT)?\n");
    }

    @Test
    void the_same_seed_gives_the_same_game() throws Exception {
        String[] options = {"--players=3", "--seed=7", "--bot=1=random", "--bot=2=random", "--bot=3=greedy"};

        assertThat(Run.of("", options)).isEqualTo(Run.of("", options));
        assertThat(Run.of("", options).status()).isZero();
    }

    @Test
    void show_seed_prints_a_seed_that_gives_the_game_again() throws Exception {
        String output = Run.of("", "--players=2", "--show-seed").output();
        String seed = output.lines().findFirst().orElseThrow().replace("Seed: ", "");

        assertThat(Run.of("", "--players=2", "--show-seed", "--seed=" + seed).output())
                .isEqualTo(output);
    }

    private static boolean readUntil(BufferedReader output, String end) throws IOException {
        String line = output.readLine();
        while (line != null && !line.endsWith(end)) {
            line = output.readLine();
        }
        return line != null;
    }

    private static String script(String name) throws IOException {
        return Files.readString(SCRIPTS.resolve(name));
    }
}
