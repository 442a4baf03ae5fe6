package games.hydra.cli.console;

import games.hydra.cli.serve.Received;
import io.vavr.control.Option;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.function.LongSupplier;

/** Lines from a program. Nothing is guessed or cut: a line is a text of a bounded length, or it is said that it is none. */
final class RequestInput {
    private static final int END = -1;

    private final InputStream bytes;
    private final int mostBytes;
    private final LongSupplier luck;

    RequestInput(InputStream bytes, int mostBytes, LongSupplier luck) {
        this.bytes = new BufferedInputStream(bytes);
        this.mostBytes = mostBytes;
        this.luck = luck;
    }

    /** The next line, if there is one; the last needs no line end. */
    Option<Received> next() throws IOException {
        int first = bytes.read();
        return first == END ? Option.none() : Option.some(line(first));
    }

    private Received line(int first) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        long length = 0;
        for (int read = first; read != '\n' && read != END; read = bytes.read()) {
            length++;
            if (length <= mostBytes) {
                line.write(read);
            }
        }
        return length > mostBytes ? new Received.TooLong() : text(line.toByteArray());
    }

    private Received text(byte[] line) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(line))
                    .toString();
            return new Received.Request(text, luck.getAsLong());
        } catch (CharacterCodingException notUtf8) {
            return new Received.NotUtf8();
        }
    }
}
