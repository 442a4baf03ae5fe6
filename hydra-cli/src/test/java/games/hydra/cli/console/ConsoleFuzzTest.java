package games.hydra.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.DictionaryFile;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.ByteArrayInputStream;
import java.io.IOException;

/** Any bytes as what is typed. The first line says how the game is played, as {@link FuzzedOptions} has it. */
class ConsoleFuzzTest {

    @FuzzTest
    @DictionaryFile(resourcePath = "console.dict")
    void every_line_is_answered_and_the_conversation_stands_where_it_can_go_on(byte[] bytes) throws IOException {
        LineInput input = new LineInput(new ByteArrayInputStream(bytes));
        String options = input.next();
        if (options != null) {
            FuzzedConversation conversation = FuzzedConversation.open(FuzzedOptions.of(options));
            String line = input.next();
            while (line != null && conversation.isWaiting()) {
                conversation = conversation.answer(line);
                line = input.next();
            }
            assertThat(conversation.isKnown()).isTrue();
        }
    }
}
