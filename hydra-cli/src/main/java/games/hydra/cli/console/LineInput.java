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

    /** Marks a line of which the end was dropped, so that its beginning is not taken for an answer. */
    private static final String CUT = "\u2026";

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
        return line.size() < LONGEST
                ? line.toString(StandardCharsets.UTF_8)
                : line.toString(StandardCharsets.UTF_8) + CUT;
    }
}
