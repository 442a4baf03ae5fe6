package games.hydra.doc;

import com.sun.source.util.JavacTask;
import java.util.List;
import javax.tools.DiagnosticListener;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The compiler of the JDK that runs the tests. */
final class Javac {
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    /** Opens every jar once: each is megabytes, which go late, and other tests measure memory. */
    private static final StandardJavaFileManager FILES = COMPILER.getStandardFileManager(null, null, null);

    private Javac() {}

    static JavacTask task(
            List<? extends JavaFileObject> sources, List<String> options, DiagnosticListener<JavaFileObject> problems) {
        return (JavacTask) COMPILER.getTask(null, FILES, problems, options, null, sources);
    }
}
