package games.hydra.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class LineInputTest {

    @Test
    void lines_end_with_a_newline_and_nothing_else() throws IOException {
        LineInput input = input("a\r\n\nb\rc\n");

        assertThat(input.next()).isEqualTo("a\r");
        assertThat(input.next()).isEmpty();
        assertThat(input.next()).isEqualTo("b\rc");
        assertThat(input.next()).isNull();
    }

    @Test
    void the_last_line_needs_no_newline() throws IOException {
        LineInput input = input("last");

        assertThat(input.next()).isEqualTo("last");
        assertThat(input.next()).isNull();
    }

    @Test
    void of_a_very_long_line_only_the_beginning_is_kept_and_is_no_answer() throws IOException {
        LineInput input = input("1".repeat(50_000_000) + "\n2\n");

        assertThat(input.next()).hasSize(10_001).doesNotMatch("[0-9]+");
        assertThat(input.next()).isEqualTo("2");
    }

    @Test
    void bytes_that_are_no_utf_8_are_read_as_something() throws IOException {
        LineInput input = new LineInput(new ByteArrayInputStream(new byte[] {(byte) 0xFF, 0, '\n'}));

        assertThat(input.next()).hasSize(2);
    }

    private static LineInput input(String text) {
        return new LineInput(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }
}
