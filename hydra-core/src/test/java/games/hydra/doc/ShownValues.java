package games.hydra.doc;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;

/**
 * The values that a method shows: {@code call(); // value} and {@code Type name = value; // value}.
 *
 * @param checked the same source, in which each of these values is checked
 * @param count how many there are
 */
record ShownValues(String checked, int count) {
    private static final Pattern COMMENT = Pattern.compile("[ \t]*// (.*)");

    /** The values in the only method of the only class. What is no Java stays as it is. */
    static ShownValues in(String source) {
        DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
        JavacTask task = Javac.task(List.of(new SourceText(source)), List.of("-proc:none"), problems);
        try {
            CompilationUnitTree unit = task.parse().iterator().next();
            ShownValues none = new ShownValues(source, 0);
            return problems.getDiagnostics().isEmpty()
                    ? none.checking(unit, Trees.instance(task).getSourcePositions())
                    : none;
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** From the last statement to the first, so that the places of those before stay what they are. */
    private ShownValues checking(CompilationUnitTree unit, SourcePositions places) {
        ClassTree type = (ClassTree) unit.getTypeDecls().get(0);
        List<? extends StatementTree> statements =
                ((MethodTree) type.getMembers().get(0)).getBody().getStatements();
        ShownValues shown = this;
        for (int last = statements.size() - 1; last >= 0; last--) {
            StatementTree statement = statements.get(last);
            int begin = (int) places.getStartPosition(unit, statement);
            int end = (int) places.getEndPosition(unit, statement);
            shown = shown.checking(statement, begin, end);
        }
        return shown;
    }

    private ShownValues checking(StatementTree statement, int begin, int end) {
        Matcher comment = COMMENT.matcher(checked).region(end, checked.length());
        if (!comment.lookingAt()) {
            return this;
        }
        if (statement instanceof VariableTree variable) {
            return with(end, " " + check(comment.group(1), variable.getName()), end);
        }
        return statement instanceof ExpressionStatementTree
                ? with(begin, check(comment.group(1), checked.substring(begin, end - 1)), end)
                : this;
    }

    private ShownValues with(int begin, String check, int end) {
        return new ShownValues(checked.substring(0, begin) + check + checked.substring(end), count + 1);
    }

    private static String check(String shown, CharSequence value) {
        String literal = shown.replace("\\", "\\\\").replace("\"", "\\\"");
        return Shown.class.getSimpleName() + ".is(\"" + literal + "\", " + value + ");";
    }
}
