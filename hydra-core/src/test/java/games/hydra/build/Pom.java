package games.hydra.build;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** One pom.xml, asked by XPath. */
record Pom(Document document) {

    /** A dependency as written, with nothing resolved; what is not written is empty. */
    record Dependency(String group, String artifact, String version, String classifier, String scope) {
        String module() {
            return group + ":" + artifact + (classifier.isEmpty() ? "" : ":" + classifier);
        }
    }

    private static final XPath XPATH = XPathFactory.newInstance().newXPath();

    static Pom read(Path file) throws Exception {
        return new Pom(DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile()));
    }

    String text(String path) {
        return text(document, path);
    }

    List<String> texts(String path) {
        return nodes(path).stream().map(Node::getTextContent).map(String::strip).toList();
    }

    List<Node> nodes(String path) {
        try {
            NodeList found = (NodeList) XPATH.evaluate(path, document, XPathConstants.NODESET);
            List<Node> nodes = new ArrayList<>();
            for (int i = 0; i < found.getLength(); i++) {
                nodes.add(found.item(i));
            }
            return nodes;
        } catch (XPathExpressionException e) {
            throw new IllegalArgumentException(path, e);
        }
    }

    List<Dependency> dependencies() {
        return dependencies("/project/dependencies/dependency");
    }

    List<Dependency> managed() {
        return dependencies("/project/dependencyManagement/dependencies/dependency");
    }

    /** What writes code, or reads it; not the checks that a profile adds. */
    List<Dependency> processors() {
        return dependencies("/project/build//annotationProcessorPaths/path");
    }

    List<Dependency> exclusions() {
        return dependencies("/project/dependencies/dependency/exclusions/exclusion");
    }

    private List<Dependency> dependencies(String path) {
        return nodes(path).stream()
                .map(node -> new Dependency(
                        text(node, "groupId"),
                        text(node, "artifactId"),
                        text(node, "version"),
                        text(node, "classifier"),
                        text(node, "scope")))
                .toList();
    }

    private static String text(Node from, String path) {
        try {
            return XPATH.evaluate(path, from).strip();
        } catch (XPathExpressionException e) {
            throw new IllegalArgumentException(path, e);
        }
    }
}
