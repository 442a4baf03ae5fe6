package games.hydra;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every number of {@code docs/RULES.md} is named by a test of either module or a law of the test kit, and no other is. */
class RulesCoverageTest {
    private static final Path ROOT = Path.of(System.getProperty("hydra.root"));
    private static final Pattern RULE = Pattern.compile("^- \\*\\*(R\\d+\\.\\d+)\\*\\*", Pattern.MULTILINE);
    private static final Pattern ANNOTATION = Pattern.compile("^ *@Rule\\(([^)]*)\\)", Pattern.MULTILINE);
    private static final Pattern NUMBER = Pattern.compile("R\\d+\\.\\d+");

    @Test
    void the_rules_are_found() {
        assertThat(rules()).hasSizeGreaterThan(40).contains("R1.1", "R6.5", "R7.13");
    }

    @Test
    void every_rule_has_a_test_that_names_it_and_every_test_names_a_rule() {
        assertThat(named()).containsExactlyElementsOf(rules());
    }

    private static Set<String> rules() {
        return find(RULE, read(ROOT.resolve("docs/RULES.md")))
                .map(match -> match.group(1))
                .collect(toSorted());
    }

    private static Set<String> named() {
        return testSources()
                .map(RulesCoverageTest::read)
                .flatMap(source -> find(ANNOTATION, source))
                .flatMap(annotation -> find(NUMBER, annotation.group(1)))
                .map(MatchResult::group)
                .collect(toSorted());
    }

    private static Stream<Path> testSources() {
        return Stream.of("hydra-core/src/test/java", "hydra-core/src/testFixtures/java", "hydra-cli/src/test/java")
                .map(ROOT::resolve)
                .flatMap(RulesCoverageTest::files)
                .filter(file -> file.toString().endsWith(".java"));
    }

    private static Stream<Path> files(Path folder) {
        try {
            return Files.walk(folder);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static Stream<MatchResult> find(Pattern pattern, String text) {
        return pattern.matcher(text).results();
    }

    private static Collector<String, ?, TreeSet<String>> toSorted() {
        return Collectors.toCollection(TreeSet::new);
    }
}
