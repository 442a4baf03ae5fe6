package games.hydra.doc;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A file of what others use: of the engine, or of the test kit.
 *
 * @param type the type that it is named after
 */
record SourceFile(Path path, String type, String text) {
    private static final Path CORE = Path.of(System.getProperty("hydra.root"), "hydra-core/src");
    private static final Path KIT = CORE.resolve("testFixtures/java");
    private static final String SUFFIX = ".java";

    static List<SourceFile> all() {
        return Stream.of(CORE.resolve("main/java"), KIT)
                .flatMap(SourceFile::below)
                .toList();
    }

    boolean isOfKit() {
        return path.startsWith(KIT);
    }

    private static Stream<SourceFile> below(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files
                    .filter(file -> file.toString().endsWith(SUFFIX))
                    .sorted()
                    .map(SourceFile::of)
                    .toList()
                    .stream();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static SourceFile of(Path path) {
        try {
            String name = path.getFileName().toString();
            return new SourceFile(path, name.substring(0, name.length() - SUFFIX.length()), Files.readString(path));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
