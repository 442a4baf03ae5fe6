package games.hydra.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.cli.serve.Received;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class RequestInputTest {
    private static final int LUCK = 5;

    @Test
    void a_line_ends_with_a_newline_or_with_the_input() throws IOException {
        assertThat(lines("a\r\n\nb".getBytes(StandardCharsets.UTF_8)))
                .containsExactly(text("a\r"), text(""), text("b"));
    }

    @Test
    void a_line_may_have_as_many_bytes_as_is_said_and_no_more() throws IOException {
        assertThat(lines("12345678\n123456789\n\u00e4\u00e4\u00e4\u00e4\n\u00e4\u00e4\u00e4\u00e41\nb"
                        .getBytes(StandardCharsets.UTF_8)))
                .containsExactly(
                        text("12345678"),
                        new Received.TooLong(),
                        text("\u00e4\u00e4\u00e4\u00e4"),
                        new Received.TooLong(),
                        text("b"));
    }

    @Test
    void what_is_no_utf_8_is_not_guessed() throws IOException {
        assertThat(lines(new byte[] {
                    '"',
                    (byte) 0xFF,
                    '\n',
                    (byte) 0xC0,
                    (byte) 0x80,
                    '\n',
                    (byte) 0xED,
                    (byte) 0xA0,
                    (byte) 0x80,
                    '\n',
                    'a'
                }))
                .containsExactly(new Received.NotUtf8(), new Received.NotUtf8(), new Received.NotUtf8(), text("a"));
    }

    @Test
    void a_line_of_100_million_bytes_is_passed_over() throws IOException {
        InputStream endless = new InputStream() {
            private int left = 100_000_000;

            @Override
            public int read() {
                left--;
                return left > 0 ? '1' : left == 0 ? '\n' : -1;
            }
        };

        assertThat(lines(endless, Received.MOST_BYTES)).containsExactly(new Received.TooLong());
    }

    private static Received text(String text) {
        return new Received.Request(text, LUCK);
    }

    private static List<Received> lines(byte[] bytes) throws IOException {
        return lines(new ByteArrayInputStream(bytes), 8);
    }

    private static List<Received> lines(InputStream bytes, int mostBytes) throws IOException {
        RequestInput input = new RequestInput(bytes, mostBytes, () -> LUCK);
        List<Received> lines = List.empty();
        for (Option<Received> line = input.next(); line.isDefined(); line = input.next()) {
            lines = lines.append(line.get());
        }
        return lines;
    }
}
