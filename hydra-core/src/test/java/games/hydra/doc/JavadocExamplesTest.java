package games.hydra.doc;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Every example in the documentation of the engine and the test kit compiles, runs, and shows the true values. */
class JavadocExamplesTest {
    /** What strangers meet first. */
    private static final String MAIN_TYPES = """
            Hydra GameState Setup SetupProblem Action Event Result Rejection Phase Outcome
            Card Rank Deck Head Heads Pile Player
            RuleSet RuleOption Preset PlacementRule Fit Rng
            PlayerView Memory SeenEvent Viewer
            CardNotation ActionNotation RuleSetNotation PositionNotation GameNotation GameRecord NotationProblem
            Strategy Strategies Experiment Run Stats Match Perft
            EngineContract Table Actions Cards Census Playthrough Games Setups RuleSets HostileText HydraDomain
            """;

    /** Each part of how an example, a text or any other such block begins. */
    private static final Pattern PREFORMATTED = Pattern.compile("<pre|\\{@code\n|@snippet");

    private static final Pattern TEXT = Pattern.compile(" \\* <pre>\n(.*?)</pre>", Pattern.DOTALL);
    private static final Pattern JAVA = Pattern.compile("[;{]$", Pattern.MULTILINE);

    @TempDir
    private static Path folder;

    private static List<Example> found;
    private static Examples examples;

    @BeforeAll
    static void compile() throws IOException {
        found = SourceFile.all().stream()
                .flatMap(file -> Example.in(file).stream())
                .toList();
        examples = new Examples(found, folder);
    }

    @AfterAll
    static void close() throws IOException {
        examples.close();
    }

    @TestFactory
    Stream<DynamicTest> an_example_does_what_it_shows() {
        return examples.tests();
    }

    @Test
    void every_main_type_has_an_example() {
        assertThat(found).extracting(Example::type).contains(MAIN_TYPES.strip().split("\\s+"));
    }

    /** What is written in any other way would be run by nobody. */
    @Test
    void what_is_preformatted_is_an_example_or_text_that_does_not_look_like_java() {
        assertThat(SourceFile.all().stream().filter(JavadocExamplesTest::isAnythingElse))
                .extracting(SourceFile::type)
                .isEmpty();
    }

    private static boolean isAnythingElse(SourceFile file) {
        List<String> texts =
                TEXT.matcher(file.text()).results().map(text -> text.group(1)).toList();
        int known = 2 * Example.in(file).size() + texts.size();
        return PREFORMATTED.matcher(file.text()).results().count() != known
                || texts.stream().anyMatch(text -> JAVA.matcher(text).find());
    }
}
