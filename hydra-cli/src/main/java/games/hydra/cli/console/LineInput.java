package games.hydra.cli.console;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Lines that end with a newline or the end of input. What exceeds the longest answer is dropped, not kept in memory. */
final class LineInput implements LineSource {
    private static final int LONGEST = 10_000;
    private static final int END = -1;

    private final InputStream bytes;

    LineInput(InputStream bytes) {
        this.bytes = new BufferedInputStream(bytes);
    }

    @Override
    public @Nullable String next() throws IOException {
        int first = bytes.read();
        return first == END ? null : line(first);
    }

    private String line(int first) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int read = first; read != '\n' && read != END; read = bytes.read()) {
            if (line.size() < LONGEST) {
                line.write(read);
            }
        }
        return line.toString(StandardCharsets.UTF_8);
    }
}
