package games.hydra.doc;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.DynamicTest;

/** Examples that were compiled together and can be run one by one. */
final class Examples implements AutoCloseable {
    private final List<ExampleUnit> units;
    private final Map<JavaFileObject, String> refused;
    private final Path folder;
    private final URLClassLoader classes;

    /** Compiles these examples into an empty folder. */
    Examples(List<Example> examples, Path folder) throws IOException {
        this.units = examples.stream().map(ExampleUnit::of).toList();
        this.refused =
                ExampleCompiler.refused(units.stream().map(ExampleUnit::source).toList(), folder);
        this.folder = folder;
        this.classes = new URLClassLoader(new URL[] {folder.toUri().toURL()});
    }

    Stream<DynamicTest> tests() {
        return units.stream().map(unit -> DynamicTest.dynamicTest(unit.example().name(), () -> check(unit)));
    }

    /** Says which example it is, since not every report has the name of the test. */
    private void check(ExampleUnit unit) throws ReflectiveOperationException {
        try {
            run(unit);
        } catch (InvocationTargetException thrown) {
            throw new AssertionError(unit.example().name() + ": " + thrown.getCause(), thrown.getCause());
        } catch (AssertionError failure) {
            throw new AssertionError(unit.example().name() + ": " + failure.getMessage(), failure);
        }
    }

    private void run(ExampleUnit unit) throws ReflectiveOperationException {
        assertThat(refused.get(unit.source())).as("what the compiler says").isNull();
        Class<?> type = classes.loadClass(unit.type());
        if (unit.example().isTestClass()) {
            TestClassRun.assertPasses(type, folder.resolve("jqwik-database"));
        } else {
            assertThat(unit.checks()).as("values that are checked").isPositive().isEqualTo(unit.remarks());
            type.getMethod("run").invoke(null);
        }
    }

    @Override
    public void close() throws IOException {
        classes.close();
    }
}
