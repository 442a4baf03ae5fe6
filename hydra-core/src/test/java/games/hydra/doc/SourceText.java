package games.hydra.doc;

import java.net.URI;
import javax.tools.SimpleJavaFileObject;

/** Java that is in no file. */
final class SourceText extends SimpleJavaFileObject {
    private final String text;

    SourceText(String text) {
        super(URI.create("text:///Main.java"), Kind.SOURCE);
        this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return text;
    }
}
