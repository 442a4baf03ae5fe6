package games.hydra.cli.report;

import io.vavr.collection.List;
import io.vavr.collection.Seq;

/**
 * A piece of a page. A string becomes one only by {@link #text}, which escapes it, or by {@link #trusted}, for what is part
 * of the program.
 */
record Html(String markup) {
    static final Html EMPTY = new Html("");

    /** Any text, shown as it is, in an element or in an attribute with quotes. */
    static Html text(String text) {
        return new Html(text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;"));
    }

    static Html trusted(String markup) {
        return new Html(markup);
    }

    static Html element(String name, Html... content) {
        return new Html("<" + name + ">" + all(List.of(content)).markup + "</" + name + ">");
    }

    static Html styled(String name, String style, Html... content) {
        return new Html("<" + name + " class=\"" + style + "\">" + all(List.of(content)).markup + "</" + name + ">");
    }

    static Html all(Seq<Html> pieces) {
        return new Html(pieces.map(Html::markup).mkString());
    }
}
