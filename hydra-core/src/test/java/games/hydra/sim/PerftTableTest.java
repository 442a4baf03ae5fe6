package games.hydra.sim;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.Dealing;
import games.hydra.Setup;
import games.hydra.notation.PositionNotation;
import games.hydra.rule.Preset;
import games.hydra.rule.RuleOption;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The counts that were reviewed are those of the engine. {@code mvn -pl hydra-core test -Dtest=PerftTableTest
 * -Dhydra.golden=write} writes the table anew, to be reviewed as a diff.
 */
class PerftTableTest {
    private static final boolean WRITE = "write".equals(System.getProperty("hydra.golden"));

    private static String counted = "";

    @BeforeAll
    static void count() throws IOException {
        counted = PerftTable.write(
                PerftGames.all().parallelStream().map(PerftLine::count).toList());
        if (WRITE) {
            Files.createDirectories(PerftTable.FILE.getParent());
            Files.writeString(PerftTable.FILE, counted);
        }
    }

    @Test
    void the_table_is_the_one_that_was_reviewed() {
        assertThat(counted).isEqualTo(PerftTable.text());
    }

    /** The position is what other implementers start from, so it must lead to the same counts as the game. */
    @Test
    void the_positions_alone_lead_to_the_counts() {
        assertThat(PerftTable.read())
                .allSatisfy(line -> assertThat(IntStream.rangeClosed(
                                        1, Math.min(3, line.counts().size()))
                                .mapToObj(depth -> Perft.count(
                                        PositionNotation.read(line.position()).get(), depth)))
                        .containsExactlyElementsOf(line.counts().take(3)));
    }

    @Test
    void the_table_has_over_200_positions_and_none_twice() {
        assertThat(PerftTable.read().stream().map(PerftLine::position))
                .hasSizeGreaterThanOrEqualTo(200)
                .doesNotHaveDuplicates();
    }

    @Test
    void the_table_has_every_preset_every_value_of_every_option_and_both_ways_to_deal() {
        List<PerftLine> lines = PerftTable.read();
        List<Setup> setups = lines.stream().map(line -> line.game().setup()).toList();

        assertThat(Preset.all())
                .allSatisfy(preset ->
                        assertThat(setups).anyMatch(setup -> setup.rules().equals(preset.rules())));
        assertThat(RuleOption.all())
                .allSatisfy(option -> assertThat(option.words())
                        .allSatisfy(word -> assertThat(setups)
                                .anyMatch(setup -> option.read(setup.rules()).equals(word))));
        assertThat(setups).extracting(Setup::dealing).contains(Dealing.values());
        assertThat(setups).extracting(Setup::players).contains(2, 3, 4, 5);
    }
}
