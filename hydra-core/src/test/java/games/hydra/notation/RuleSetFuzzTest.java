package games.hydra.notation;

import com.code_intelligence.jazzer.junit.DictionaryFile;
import com.code_intelligence.jazzer.junit.FuzzTest;

/** Any bytes as rule sets. */
class RuleSetFuzzTest {

    @FuzzTest
    @DictionaryFile(resourcePath = "notation.dict")
    void what_is_read_is_written_and_read_again(byte[] bytes) {
        FuzzedText.of(bytes).read(text -> RuleSetNotation.read(text, OwnRules.KNOWN), RuleSetNotation::write);
    }
}
