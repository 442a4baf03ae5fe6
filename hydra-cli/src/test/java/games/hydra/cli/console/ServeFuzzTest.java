package games.hydra.cli.console;

import com.code_intelligence.jazzer.junit.DictionaryFile;
import com.code_intelligence.jazzer.junit.FuzzTest;
import games.hydra.cli.serve.Received;
import io.vavr.control.Option;
import java.io.ByteArrayInputStream;
import java.io.IOException;

/** Any bytes as what a program sends to {@code hydra serve}: all lines go to one table of games. */
class ServeFuzzTest {
    /** Far fewer than the program reads, so that a line may be too long. */
    private static final int MOST_BYTES = 2_000;

    /** The seed of every game that names none. */
    private static final long LUCK = 42;

    @FuzzTest
    @DictionaryFile(resourcePath = "serve.dict")
    void every_line_gets_one_line_of_json_and_what_is_refused_changes_nothing(byte[] bytes) throws IOException {
        RequestInput input = new RequestInput(new ByteArrayInputStream(bytes), MOST_BYTES, () -> LUCK);
        FuzzedService service = FuzzedService.open();
        for (Option<Received> line = input.next(); line.isDefined(); line = input.next()) {
            service = service.answer(line.get());
        }
        service.assertGamesCanBeSaved();
    }
}
