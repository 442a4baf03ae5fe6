package games.hydra.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code hydra perft} of the built program. */
@Timeout(value = 3, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class PerftIT {
    private static final Path TABLE =
            Path.of(System.getProperty("hydra.root"), "hydra-core/src/test/resources/perft/positions.txt");
    private static final int EVERY = 40;

    /** A line of the table: a position, counts, and the game that led to it. */
    private record Line(String position, List<String> counts, List<String> game) {
        static Line read(String text) {
            List<String> fields = List.of(text.split(" ;"));
            String game = fields.get(fields.size() - 1);
            return new Line(fields.get(0), fields.subList(1, fields.size() - 1), List.of(game.split(" ")));
        }

        String depth() {
            return "--depth=" + counts.size();
        }

        String output() {
            return counts.stream().map(count -> count + "\n").collect(Collectors.joining());
        }

        boolean isOpening() {
            return game.size() == 5;
        }
    }

    @ParameterizedTest
    @MethodSource("lines")
    void a_position_gives_the_counts_of_the_table(Line line) throws Exception {
        Run run = Run.of("", "perft", line.depth(), "--position", line.position());

        assertThat(run).isEqualTo(new Run(line.output(), "", 0));
    }

    @Test
    void a_deal_gives_the_counts_of_the_table() throws Exception {
        Line line = all().stream().filter(Line::isOpening).findFirst().orElseThrow();

        Run run = Run.of(
                "",
                "perft",
                line.depth(),
                "--players=" + line.game().get(1),
                "--seed=" + line.game().get(2),
                "--rules=" + line.game().get(4));

        assertThat(run).isEqualTo(new Run(line.output(), "", 0));
    }

    @Test
    void by_hand_every_card_counts() throws Exception {
        assertThat(Run.of("", "perft", "--seed=1", "--depth=3", "-testing").output())
                .isEqualTo("D1 53\nD2 53\nD3 2809\n");
    }

    @Test
    void the_count_is_divided_by_the_first_action() throws Exception {
        String position = "hydra/1/1 standard 4:3H/2J/KS 5C|-/9D|- holds:1:7C:2:- 0000000000000000:9e3779b97f4a7c15 -";

        assertThat(Run.of("", "perft", "--depth=1", "--divide", "--position", position)
                        .output())
                .isEqualTo("6 1\nreserve 1\nD1 2\n");
    }

    @Test
    void there_is_one_sequence_of_no_actions() throws Exception {
        assertThat(Run.of("", "perft", "--seed=1", "--depth=0").output()).isEqualTo("D0 1\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--seed=1",
                "--depth=2",
                "--seed=1 --depth=-1",
                "--seed=1 --depth=1001",
                "--seed=1 --depth=0 --divide",
                "--seed=1 --depth=2 --players=1",
                "--seed=1 --depth=2 --rules=chess",
                "--seed=1 --depth=2 --position=x",
                "--depth=2 --position=x",
                "--depth=2 --position=x --rule=cut=free"
            })
    void wrong_arguments_get_one_line_and_status_2(String arguments) throws Exception {
        Run run = Run.of("", ("perft " + arguments).split(" "));

        assertThat(run).isEqualTo(new Run("", run.errors(), 2));
        assertThat(run.errors()).startsWith("hydra: ").hasLineCount(1);
    }

    @Test
    void help_names_the_command() throws Exception {
        assertThat(Run.of("", "--help").output()).contains("perft");
    }

    static List<Line> lines() throws IOException {
        List<Line> all = all();
        return all.stream().filter(line -> all.indexOf(line) % EVERY == 0).toList();
    }

    private static List<Line> all() throws IOException {
        return Arrays.stream(Files.readString(TABLE).split("\n"))
                .filter(line -> !line.startsWith("#"))
                .map(Line::read)
                .toList();
    }
}
