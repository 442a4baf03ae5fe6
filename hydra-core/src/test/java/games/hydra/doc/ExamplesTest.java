package games.hydra.doc;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A good example passes, and a bad one would be found. */
class ExamplesTest {
    private static final String GOOD = "int two = 1 + 1; // 2\n";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                GOOD,
                "String text = \"a\"\n        + \"\\\\\"; // \"a\\\"\ntext\n        .length(); // 2\n",
                "record Two() {}\n// A remark.\nObject games = new Two(); // Two[]\nObject none = null; // null\n",
                "class SomeTest {\n    @Example\n    void passes() {}\n}\n",
            })
    void what_is_true_passes(String code) {
        assertThatCode(() -> run(code)).doesNotThrowAnyException();
    }

    @Test
    void a_wrong_value_is_found() {
        assertThatThrownBy(() -> run(GOOD + "int three = two + two; // 3\n"))
                .hasMessageStartingWith("Any line 7: ")
                .hasMessageEndingWith("it shows 3 where there is 4");
    }

    @ParameterizedTest
    @ValueSource(strings = {"int two = \"2\"; // 2\n", "int two = ; // 2\n", "Two two = null; // null\n"})
    void what_does_not_compile_is_found_and_the_others_are_run(String code) throws Throwable {
        try (Examples examples = new Examples(List.of(example(1, code), example(7, GOOD)), folder)) {
            List<DynamicTest> tests = examples.tests().toList();

            assertThatThrownBy(() -> tests.get(0).getExecutable().execute()).hasMessageContaining("error:");
            tests.get(1).getExecutable().execute();
        }
    }

    @Test
    void what_the_compiler_warns_of_is_found() {
        assertThatThrownBy(() -> run("java.util.Date day = new java.util.Date(1, 1, 1);\n" + GOOD))
                .hasMessageContaining("warning:");
    }

    @Test
    void what_throws_is_found() {
        assertThatThrownBy(() -> run(GOOD + "java.util.List.of().get(0);\n")).hasMessageContaining("OutOfBounds");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "int two = 1 + 1;\n",
                "if (true) { int two = 2; } // 2\n",
                GOOD + "for (;;) break; // 2\n",
                "}\n{ // 2\n"
            })
    void what_shows_nothing_or_what_nobody_checks_is_found(String code) {
        assertThatThrownBy(() -> run(code)).hasMessageContaining("values that are checked");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "class SomeTest {\n}\n",
                "class SomeTest {\n    @Example\n    boolean fails() { return false; }\n}\n",
            })
    void tests_that_fail_or_are_none_are_found(String code) {
        assertThatThrownBy(() -> run(code)).isInstanceOf(AssertionError.class);
    }

    private void run(String code) throws Throwable {
        try (Examples examples = new Examples(List.of(example(7, code)), folder)) {
            examples.tests().toList().get(0).getExecutable().execute();
        }
    }

    private static Example example(int line, String code) {
        return new Example("Any", line, true, code);
    }
}
