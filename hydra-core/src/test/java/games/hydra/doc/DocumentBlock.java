package games.hydra.doc;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A block of code or text in a document of the project.
 *
 * @param document its path from the root of the project
 * @param language what the document calls it; nothing, if it does not
 */
record DocumentBlock(String document, String language, String text) {
    private static final Path ROOT = Path.of(System.getProperty("hydra.root"));
    private static final Pattern BUILT_OR_HIDDEN = Pattern.compile("target|build|\\..*");
    private static final Pattern FENCED =
            Pattern.compile("^ *(`{3,}|~{3,}) *(\\S*).*?\n(.*?)^ *\\1", Pattern.DOTALL | Pattern.MULTILINE);
    private static final Pattern LOOKS_LIKE_JAVA = Pattern.compile("[;{]$", Pattern.MULTILINE);

    static List<DocumentBlock> all() {
        return below(ROOT)
                .map(file -> ROOT.relativize(file).toString())
                .filter(file -> file.endsWith(".md"))
                .flatMap(DocumentBlock::in)
                .toList();
    }

    private static Stream<Path> below(Path folder) {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries
                    .filter(entry -> !BUILT_OR_HIDDEN
                            .matcher(entry.getFileName().toString())
                            .matches())
                    .toList()
                    .stream()
                    .flatMap(entry -> Files.isDirectory(entry) ? below(entry) : Stream.of(entry));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    boolean isJava() {
        return language.equalsIgnoreCase("java") || language.isEmpty() && looksLikeJava();
    }

    private boolean looksLikeJava() {
        return LOOKS_LIKE_JAVA.matcher(text).find();
    }

    private static Stream<DocumentBlock> in(String document) {
        try {
            return FENCED.matcher(Files.readString(ROOT.resolve(document)))
                    .results()
                    .map(block -> new DocumentBlock(document, block.group(2), block.group(3)));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
