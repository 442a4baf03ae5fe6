package games.hydra.doc;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A piece of Java in the documentation of a type: what stands between {@code <pre>} with a code tag and {@code </pre>}. A
 * {@code <pre>} alone is for text of any other kind.
 *
 * @param type the type that the file is named after
 * @param line where it begins
 * @param ofKit whether it is for tests, and may use the test kit and jqwik
 */
record Example(String type, int line, boolean ofKit, String code) {
    static final String BEGIN = "<pre>{@code\n";

    private static final Pattern BLOCK = Pattern.compile(
            "^ *\\* " + Pattern.quote(BEGIN) + "(.*?)^ *\\* }</pre>$", Pattern.DOTALL | Pattern.MULTILINE);
    private static final Pattern MARGIN = Pattern.compile("^ *\\* ?", Pattern.MULTILINE);

    static List<Example> in(SourceFile file) {
        return BLOCK.matcher(file.text())
                .results()
                .map(block -> new Example(file.type(), line(file, block), file.isOfKit(), code(block)))
                .toList();
    }

    String name() {
        return type + " line " + line;
    }

    /** Whether it declares a class of tests; otherwise it is what could stand in a method. */
    boolean isTestClass() {
        return code.startsWith("class ");
    }

    private static String code(MatchResult block) {
        return MARGIN.matcher(block.group(1)).replaceAll("");
    }

    private static int line(SourceFile file, MatchResult block) {
        return (int) file.text().substring(0, block.start()).lines().count() + 1;
    }
}
