package games.hydra.cli.console;

import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** The files of saved games. */
public final class SaveFile {
    private SaveFile() {}

    /** The text of a file of at most so many bytes, or why it can't be read. What is no UTF-8 becomes a replacement character. */
    public static Either<String, String> read(Path file, int mostBytes) {
        try (InputStream bytes = Files.newInputStream(file)) {
            byte[] read = bytes.readNBytes(mostBytes + 1);
            return read.length > mostBytes
                    ? Either.left("the file is too long for a saved game (over " + mostBytes + " bytes)")
                    : Either.right(new String(read, StandardCharsets.UTF_8));
        } catch (IOException failure) {
            return Either.left(IoText.of(failure));
        }
    }

    /** Writes a file so that it is there as a whole or not at all; says why it could not be written, if it could not. */
    static Option<String> write(Path file, String text) {
        try {
            writeBeside(file.toAbsolutePath(), text);
            return Option.none();
        } catch (IOException failure) {
            return Option.some(IoText.of(failure));
        }
    }

    private static void writeBeside(Path file, String text) throws IOException {
        Path draft = Files.createTempFile(file.getParent(), ".hydra", null);
        try {
            Files.writeString(draft, text);
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(draft);
        }
    }
}
