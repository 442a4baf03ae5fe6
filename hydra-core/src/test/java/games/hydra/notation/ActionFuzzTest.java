package games.hydra.notation;

import com.code_intelligence.jazzer.junit.DictionaryFile;
import com.code_intelligence.jazzer.junit.FuzzTest;

/** Any bytes as actions. */
class ActionFuzzTest {

    @FuzzTest
    @DictionaryFile(resourcePath = "notation.dict")
    void what_is_read_is_written_and_read_again(byte[] bytes) {
        FuzzedText.of(bytes).read(text -> ActionNotation.read(text, OwnRules.KNOWN), ActionNotation::write);
    }
}
