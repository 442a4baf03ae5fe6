package games.hydra.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.DictionaryFile;
import com.code_intelligence.jazzer.junit.FuzzTest;
import io.vavr.control.Either;

/** Any bytes as whole games. */
class GameFuzzTest {

    @FuzzTest
    @DictionaryFile(resourcePath = "notation.dict")
    void what_is_read_is_written_and_read_again_and_can_be_replayed(byte[] bytes) {
        FuzzedText text = FuzzedText.of(bytes);
        if (!text.isOfLargeTable()) {
            text.read(GameFuzzTest::read, GameNotation::write)
                    .peek(game -> assertThat(game.replay().isRight()).isTrue());
        }
    }

    private static Either<NotationProblem, GameRecord> read(String text) {
        return GameNotation.read(text, OwnRules.KNOWN);
    }
}
