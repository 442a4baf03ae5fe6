package games.hydra.cli.arguments;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.DictionaryFile;
import com.code_intelligence.jazzer.junit.FuzzTest;
import games.hydra.cli.session.Finished;
import games.hydra.cli.session.Question;
import games.hydra.cli.session.Session;
import games.hydra.cli.session.SessionOptions;
import games.hydra.notation.GameNotation;
import games.hydra.notation.GameRecord;
import io.vavr.control.Either;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** Any bytes as the file of a saved game. */
class SavedGameFuzzTest {
    /** Tables of hundreds are read rightly but slowly; the built program is tried with them. */
    private static final Pattern LARGE_TABLE = Pattern.compile("(Players \"|decks=)[0-9]{3,}");

    private static Path file;

    @BeforeAll
    static void createFile() throws IOException {
        file = Files.createTempFile("fuzzed", ".hydra");
    }

    @AfterAll
    static void deleteFile() throws IOException {
        Files.delete(file);
    }

    @FuzzTest
    @DictionaryFile(resourcePath = "saved-game.dict")
    void a_file_is_a_game_that_goes_on_or_gets_one_line(byte[] bytes) throws IOException {
        if (!isOfLargeTable(bytes)) {
            Files.write(file, bytes);

            Either<String, GameRecord> read = saved(file).read();

            read.peek(SavedGameFuzzTest::assertGoesOn);
            read.peekLeft(SavedGameFuzzTest::assertOneLine);
        }
    }

    private static void assertGoesOn(GameRecord game) {
        SessionOptions options = SessionOptions.classic(game.setup().seed());

        assertThat(Session.resume(game, options).next()).isInstanceOfAny(Question.class, Finished.class);
        assertThat(Session.replay(game, options, true).output()).endsWith("\n");
        assertThat(GameNotation.read(GameNotation.write(game))).isEqualTo(Either.right(game));
    }

    private static void assertOneLine(String problem) {
        assertThat(problem.substring(file.toString().length()))
                .matches(": line [1-9][0-9]*, column [1-9][0-9]*: [ -~]+");
    }

    private static boolean isOfLargeTable(byte[] bytes) {
        return LARGE_TABLE.matcher(new String(bytes, StandardCharsets.UTF_8)).find();
    }

    private static SavedGame saved(Path file) {
        SavedGame saved = new SavedGame();
        saved.file = file;
        return saved;
    }
}
