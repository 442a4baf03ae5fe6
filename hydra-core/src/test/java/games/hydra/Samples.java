package games.hydra;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** The Java samples of a document, without white space, since a test is wrapped at other columns. */
public final class Samples {
    private static final Path ROOT = Path.of(System.getProperty("hydra.root"));
    private static final Pattern SAMPLE = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

    private Samples() {}

    /** All samples of a document; the path is from the root of the project. */
    public static List<String> of(String document) throws IOException {
        return SAMPLE.matcher(read(document))
                .results()
                .map(sample -> squeeze(sample.group(1)))
                .toList();
    }

    /** The source of a test of the core. */
    public static String source(Class<?> test) throws IOException {
        return squeeze(read("hydra-core/src/test/java/" + test.getName().replace('.', '/') + ".java"));
    }

    private static String read(String file) throws IOException {
        return Files.readString(ROOT.resolve(file));
    }

    private static String squeeze(String code) {
        return code.replaceAll("\\s+", "");
    }
}
