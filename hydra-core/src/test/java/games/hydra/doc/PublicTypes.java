package games.hydra.doc;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;
import javax.tools.JavaFileObject;

/** Finds the types that everybody can name, with what their documentation says: nothing, if there is none. */
final class PublicTypes extends TreePathScanner<Map<String, String>, Map<String, String>> {
    private static final Set<Tree.Kind> INTERFACES = Set.of(Tree.Kind.INTERFACE, Tree.Kind.ANNOTATION_TYPE);

    private final DocTrees documentation;

    private PublicTypes(DocTrees documentation) {
        this.documentation = documentation;
    }

    /** The documentation by the name of the type, which has the names of the types around it. */
    static Map<String, String> in(List<? extends JavaFileObject> sources) throws IOException {
        JavacTask task = Javac.task(sources, List.of("-proc:none"), null);
        Map<String, String> found = new LinkedHashMap<>();
        for (CompilationUnitTree unit : task.parse()) {
            new PublicTypes(DocTrees.instance(task)).scan(unit, found);
        }
        return found;
    }

    /** What is in a type that nobody can name has no name for anybody, either. */
    @Override
    public Map<String, String> visitClass(ClassTree type, Map<String, String> found) {
        if (isPublic(type)) {
            String comment = documentation.getDocComment(getCurrentPath());
            found.put(name(getCurrentPath()), comment == null ? "" : comment.strip());
            super.visitClass(type, found);
        }
        return found;
    }

    private boolean isPublic(ClassTree type) {
        return type.getModifiers().getFlags().contains(Modifier.PUBLIC)
                || INTERFACES.contains(
                        getCurrentPath().getParentPath().getLeaf().getKind());
    }

    private static String name(TreePath path) {
        String name = ((ClassTree) path.getLeaf()).getSimpleName().toString();
        return path.getParentPath().getLeaf() instanceof ClassTree ? name(path.getParentPath()) + "." + name : name;
    }
}
