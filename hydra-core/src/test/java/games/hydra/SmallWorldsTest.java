package games.hydra;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.testkit.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Small worlds, completely: every state that a handful of cards can get to, from every deal, by every action and through
 * every shuffle, and every law in each of them. How many there are is pinned; {@code mvn -pl hydra-core test
 * -Dtest=SmallWorldsTest -Dhydra.golden=write} writes the numbers anew, to be reviewed as a diff.
 */
class SmallWorldsTest {
    private static final Path FILE =
            Path.of(System.getProperty("hydra.root"), "hydra-core/src/test/resources/worlds/small-worlds.txt");
    private static final boolean WRITE = "write".equals(System.getProperty("hydra.golden"));

    private static List<WorldReport> reports = List.of();

    @BeforeAll
    static void explore() {
        reports =
                SmallWorlds.all().asJava().parallelStream().map(Exploration::of).toList();
        System.out.printf(
                "Small worlds: %d worlds, %d states, %d steps%n",
                reports.size(), total(WorldReport.STATES), total(WorldReport.STEPS));
    }

    @ParameterizedTest
    @EnumSource
    void a_law_holds_in_every_state(WorldLaw law) {
        assertThat(broken(law)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void a_law_holds_for_every_step(StepLaw law) {
        assertThat(broken(law)).isEmpty();
    }

    @Test
    void as_many_states_are_visited_as_when_somebody_last_looked() throws IOException {
        String text = reports.stream().map(report -> report + "\n").collect(Collectors.joining());
        if (WRITE) {
            Files.createDirectories(FILE.getParent());
            Files.writeString(FILE, text);
        }

        assertThat(text).isEqualTo(Files.readString(FILE));
    }

    @Test
    @Rule({"R6.1", "R6.3", "R6.5", "R3.2"})
    void the_worlds_have_every_end_and_every_turning_point() {
        assertThat(List.of(
                        WorldReport.WON,
                        WorldReport.WON_BY_LOSING,
                        WorldReport.DRAWN,
                        WorldReport.STALEMATES,
                        WorldReport.SHUFFLED,
                        WorldReport.RESERVE_TAKEN))
                .allMatch(thing -> total(thing) >= 100);
    }

    @Test
    void every_combination_of_the_options_of_play_is_a_world() {
        assertThat(SmallWorlds.everyRuleSet().distinct()).hasSize(2 * 3 * 2 * 2 * 2 * 2 * 2);
    }

    private static List<String> broken(Enum<?> law) {
        return reports.stream()
                .flatMap(report -> report.broken(law).toJavaStream())
                .toList();
    }

    private static long total(String thing) {
        return reports.stream().mapToLong(report -> report.of(thing)).sum();
    }
}
