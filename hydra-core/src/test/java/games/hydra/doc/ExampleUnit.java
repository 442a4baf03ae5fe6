package games.hydra.doc;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An example as a file of its own, with all that is exported in reach. What it shows behind {@code //} is checked by
 * {@link Shown}.
 *
 * @param type the type that it declares, with its package
 * @param checks how many values are checked
 */
record ExampleUnit(Example example, String type, SourceText source, int checks) {
    private static final Path MODULE =
            Path.of(System.getProperty("hydra.root"), "hydra-core/src/main/java/module-info.java");
    private static final Pattern EXPORTED = Pattern.compile("exports (.*);");
    private static final Pattern REMARK = Pattern.compile("\\S.*//");
    private static final Pattern CLASS_NAME = Pattern.compile("class (\\w+)");
    private static final List<String> OF_VAVR = List.of("io.vavr.collection.*", "io.vavr.control.*");
    private static final List<String> OF_TESTS = List.of(
            "games.hydra.testkit.*",
            "static games.hydra.testkit.Actions.*",
            "static games.hydra.testkit.Cards.*",
            "static games.hydra.testkit.Table.*",
            "net.jqwik.api.*",
            "net.jqwik.api.domains.*");

    static ExampleUnit of(Example example) {
        String home = "example." + example.type() + example.line();
        String head = "package " + home + ";\nimport " + Shown.class.getName() + ";\n" + imports(example);
        return example.isTestClass() ? ofTests(example, home, head) : ofStatements(example, home, head);
    }

    private static ExampleUnit ofTests(Example example, String home, String head) {
        return new ExampleUnit(example, home + "." + className(example), new SourceText(head + example.code()), 0);
    }

    private static ExampleUnit ofStatements(Example example, String home, String head) {
        String method =
                head + "public class Main {\npublic static void run() throws Exception {\n" + example.code() + "}}\n";
        ShownValues shown = ShownValues.in(method);
        return new ExampleUnit(example, home + ".Main", new SourceText(shown.checked()), shown.count());
    }

    /** How many values the example seems to show. */
    int remarks() {
        return (int) REMARK.matcher(example.code()).results().count();
    }

    private static String className(Example example) {
        return CLASS_NAME
                .matcher(example.code())
                .results()
                .findFirst()
                .orElseThrow()
                .group(1);
    }

    private static String imports(Example example) {
        Stream<String> ofTests = example.ofKit() ? OF_TESTS.stream() : Stream.empty();
        return Stream.of(exported().map(name -> name + ".*"), OF_VAVR.stream(), ofTests)
                .flatMap(names -> names)
                .map(name -> "import " + name + ";\n")
                .collect(Collectors.joining());
    }

    private static Stream<String> exported() {
        try {
            return EXPORTED.matcher(Files.readString(MODULE)).results().map(found -> found.group(1));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
