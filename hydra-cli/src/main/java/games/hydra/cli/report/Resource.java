package games.hydra.cli.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The texts that are packed with the program. */
final class Resource {
    private Resource() {}

    /** A text beside this class, or one anywhere on the class path if its name begins with a slash. */
    static String text(String name) {
        try (InputStream bytes = Resource.class.getResourceAsStream(name)) {
            if (bytes == null) {
                throw new IllegalStateException(name + " is not packed with the program");
            }
            return new String(bytes.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
