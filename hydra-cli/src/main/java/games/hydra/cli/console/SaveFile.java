package games.hydra.cli.console;

import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Files that are read and written as a whole. */
public final class SaveFile {
    private SaveFile() {}

    /** The text of a file of at most so many bytes, or why it can't be read. What is no UTF-8 is replaced. */
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

    /** Writes a file so that it is there as a whole or not at all; says why it could not be, if it could not. */
    public static Option<String> write(String name, String text) {
        try {
            Path file = target(Path.of(name).toAbsolutePath());
            if (Files.exists(file) && !Files.isRegularFile(file)) {
                return Option.some(name + " is no file that could be replaced");
            }
            writeBeside(file, text);
            return Option.none();
        } catch (InvalidPathException noName) {
            return Option.some("no file can have this name");
        } catch (IOException failure) {
            return Option.some(IoText.of(failure));
        }
    }

    /** A link stays one: the file that it leads to is written. */
    private static Path target(Path file) throws IOException {
        return Files.isSymbolicLink(file) && Files.exists(file) ? file.toRealPath() : file;
    }

    private static void writeBeside(Path file, String text) throws IOException {
        Path draft = file.resolveSibling(
                file.getFileName() + "." + ProcessHandle.current().pid() + ".tmp");
        try {
            Files.writeString(draft, text, StandardOpenOption.CREATE_NEW);
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(draft);
        }
    }
}
