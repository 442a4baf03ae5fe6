package games.hydra.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.List;
import io.vavr.control.Either;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The examples of docs/NOTATION.md can be read and are written the same, and it explains every code. */
class NotationDocumentTest {
    private static final Path DOCUMENT = Path.of(System.getProperty("hydra.root"), "docs/NOTATION.md");

    @Test
    void every_game_is_read_and_written_the_same() throws IOException {
        assertThat(samples("hydra-game"))
                .hasSize(2)
                .allSatisfy(text -> assertThat(
                                GameNotation.read(text, OwnRules.KNOWN).map(GameNotation::write))
                        .isEqualTo(Either.right(text)));
    }

    @Test
    void every_position_is_read_and_written_the_same() throws IOException {
        assertThat(samples("hydra-position").flatMap(text -> List.ofAll(text.lines())))
                .hasSize(3)
                .allSatisfy(text -> assertThat(PositionNotation.read(text).map(PositionNotation::write))
                        .isEqualTo(Either.right(text)));
    }

    @Test
    void every_code_is_explained_and_no_other() throws IOException {
        assertThat(matches("`(notation/[a-z-]+)`"))
                .containsExactlyInAnyOrderElementsOf(NotationProblemTest.examples()
                        .map(NotationProblemTest.Example::code)
                        .distinct()
                        .toList());
    }

    private static List<String> samples(String language) throws IOException {
        return matches("(?s)```" + language + "\\n(.*?)```");
    }

    private static List<String> matches(String pattern) throws IOException {
        return List.ofAll(Pattern.compile(pattern)
                .matcher(Files.readString(DOCUMENT))
                .results()
                .map((MatchResult result) -> result.group(1)));
    }
}
