package games.hydra.cli.simulate;

import games.hydra.cli.console.IoText;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** The file that gets a line for each game, while the games are played: there may be more than fit into memory. */
final class CsvFile {
    private final Writer writer;
    private Option<String> problem = Option.none();

    private CsvFile(Writer writer) {
        this.writer = writer;
    }

    /** Begins the file, or says why it can't be written. */
    static Either<String, CsvFile> open(String name) {
        try {
            CsvFile file = new CsvFile(Files.newBufferedWriter(Path.of(name), StandardCharsets.UTF_8));
            file.write(CsvText.header());
            return Either.right(file);
        } catch (InvalidPathException noName) {
            return Either.left("no file can have this name");
        } catch (IOException failure) {
            return Either.left(IoText.of(failure));
        }
    }

    /** What can't be written any more, because the disk is full for example, is said in the end. */
    void add(Part part) {
        write(CsvText.rows(part));
    }

    private void write(String text) {
        if (problem.isEmpty()) {
            attempt(() -> writer.write(text));
        }
    }

    /** Ends the file, and says what went wrong, if anything did. */
    Option<String> close() {
        attempt(writer::close);
        return problem;
    }

    private void attempt(Writing writing) {
        try {
            writing.run();
        } catch (IOException failure) {
            problem = problem.orElse(Option.some(IoText.of(failure)));
        }
    }

    /** Something that may fail. */
    private interface Writing {
        void run() throws IOException;
    }
}
