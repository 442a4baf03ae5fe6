package games.hydra;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The core has no text for players: its strings are codes and words of the notation, never two words in a row. Only what is
 * thrown, and tells a programmer of a mistake, may say more.
 */
class NoTextTest {
    private static final Path SOURCES =
            Path.of(System.getProperty("hydra.root")).resolve("hydra-core/src/main/java");
    private static final Pattern COMMENT =
            Pattern.compile("/\\*.*?\\*/|//[^\n\"]*$", Pattern.DOTALL | Pattern.MULTILINE);
    private static final Pattern THROWN = Pattern.compile("\\bthrow new [^;]*;");
    private static final Pattern STRING = Pattern.compile("\"((?:[^\"\\\\\n]|\\\\.)*)\"");
    private static final Pattern TEXT = Pattern.compile("\\p{L}[,.:;]? +\\p{L}");

    @Test
    void no_string_of_the_core_is_text() throws IOException {
        try (Stream<Path> files = Files.walk(SOURCES)) {
            assertThat(files.filter(file -> file.toString().endsWith(".java")).flatMap(NoTextTest::strings))
                    .hasSizeGreaterThan(100)
                    .allSatisfy(string -> assertThat(string).doesNotContainPattern(TEXT));
        }
    }

    @Test
    void a_sentence_would_be_seen_but_neither_a_comment_nor_what_is_thrown() {
        assertThat(strings("/** Not \"this one\". */ String a = \"but this\"; // nor this \n String b = \"turn\";"
                        + "throw new Mistake(\"nor that\");"))
                .containsExactly("but this", "turn");
        assertThat("but this").containsPattern(TEXT);
    }

    private static Stream<String> strings(Path file) {
        try {
            return strings(Files.readString(file));
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }

    private static Stream<String> strings(String source) {
        String code = THROWN.matcher(COMMENT.matcher(source).replaceAll("")).replaceAll("");
        return STRING.matcher(code).results().map(found -> found.group(1));
    }
}
