package games.hydra.doc;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.mapping;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;

/** Compiles all sources at once; then again without those that are refused, so that the others can be run. */
final class ExampleCompiler {
    private ExampleCompiler() {}

    /** What the compiler says of each source that it refuses or warns of; the classes of the others are in the folder. */
    static Map<JavaFileObject, String> refused(List<? extends JavaFileObject> sources, Path folder) {
        Map<JavaFileObject, String> refused = compile(sources, folder);
        List<? extends JavaFileObject> others =
                sources.stream().filter(source -> !refused.containsKey(source)).toList();
        if (!refused.isEmpty() && !others.isEmpty()) {
            refused.putAll(refused(others, folder));
        }
        return refused;
    }

    private static Map<JavaFileObject, String> compile(List<? extends JavaFileObject> sources, Path folder) {
        DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
        List<String> options = List.of("-d", folder.toString(), "-proc:none", "-Xlint:all,-path");
        boolean compiled = Javac.task(sources, options, problems).call();
        Map<JavaFileObject, String> refused = problems.getDiagnostics().stream()
                .filter(problem -> sources.contains(problem.getSource()))
                .collect(groupingBy(Diagnostic::getSource, HashMap::new, mapping(String::valueOf, joining("\n"))));
        if (!compiled && refused.isEmpty()) {
            throw new AssertionError(problems.getDiagnostics());
        }
        return refused;
    }
}
