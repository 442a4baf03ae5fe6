package games.hydra.cli.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.DictionaryFile;
import com.code_intelligence.jazzer.junit.FuzzTest;
import games.hydra.cli.text.JsonText;
import games.hydra.sim.Run;
import io.vavr.control.Either;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** Any bytes as a file that {@code hydra merge} reads. */
class RunJsonFuzzTest {
    /** A table of hundreds is dealt to see whether it can be, which is right but slow. */
    private static final Pattern LARGE_TABLE = Pattern.compile("(players\" *: *|decks=)[0-9]{3,}");

    @FuzzTest
    @DictionaryFile(resourcePath = "run.dict")
    void what_is_read_is_written_and_read_again_and_all_else_gets_one_line(byte[] bytes) throws IOException {
        String text = new String(bytes, StandardCharsets.UTF_8);
        if (!LARGE_TABLE.matcher(text).find()) {
            Either<JsonProblem, Run> read = RunJson.read(new ByteArrayInputStream(bytes));

            read.peek(RunJsonFuzzTest::assertReadAgain);
            read.peekLeft(RunJsonFuzzTest::assertOneLine);
        }
    }

    private static void assertReadAgain(Run run) {
        String written = RunJson.write(run);
        try {
            assertThat(RunJson.read(new ByteArrayInputStream(written.getBytes(StandardCharsets.UTF_8))))
                    .isEqualTo(Either.right(run));
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
        assertThat(run.merge(run).isRight()).isEqualTo(run.stats().games() == 0);
    }

    private static void assertOneLine(JsonProblem problem) {
        assertThat(JsonText.of(problem)).isNotEmpty().doesNotContain("\n", "\r");
    }
}
