package games.hydra.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.DictionaryFile;
import com.code_intelligence.jazzer.junit.FuzzTest;

/** Any bytes as cards. */
class CardFuzzTest {

    @FuzzTest
    @DictionaryFile(resourcePath = "notation.dict")
    void what_is_read_is_written_the_same(byte[] bytes) {
        FuzzedText text = FuzzedText.of(bytes);

        text.read(CardNotation::read, CardNotation::write)
                .peek(card -> assertThat(CardNotation.write(card)).isEqualTo(text.text()));
        text.read(CardNotation::readFaceUp, CardNotation::writeFaceUp)
                .peek(card -> assertThat(CardNotation.writeFaceUp(card)).isEqualTo(text.text()));
    }
}
