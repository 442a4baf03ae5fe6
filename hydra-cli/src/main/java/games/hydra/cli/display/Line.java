package games.hydra.cli.display;

import io.vavr.collection.Vector;

/** A line of spans. Every character the display uses takes one column, so its width is the length of its text. */
record Line(Vector<Span> spans) {
    static final Line EMPTY = new Line(Vector.empty());

    static Line of(String text) {
        return of(text, Tone.PLAIN);
    }

    static Line of(String text, Tone tone) {
        return EMPTY.plus(text, tone);
    }

    Line plus(String text) {
        return plus(text, Tone.PLAIN);
    }

    Line plus(String text, Tone tone) {
        return text.isEmpty() ? this : new Line(spans.append(new Span(text, tone)));
    }

    Line plus(Line line) {
        return new Line(spans.appendAll(line.spans));
    }

    boolean isBlank() {
        return spans.forAll(span -> span.text().isBlank());
    }

    int width() {
        return spans.map(span -> span.text().length()).sum().intValue();
    }

    /** This line with spaces after it, up to a width. */
    Line padTo(int width) {
        return plus(spaces(width - width()));
    }

    /** This line with spaces before it, up to a width. */
    Line padLeftTo(int width) {
        return indent(width - width());
    }

    Line indent(int columns) {
        return of(spaces(columns)).plus(this);
    }

    String render(boolean colour) {
        return withoutTrailingSpaces().spans.map(span -> span.render(colour)).mkString();
    }

    private Line withoutTrailingSpaces() {
        Vector<Span> kept = spans.dropRightWhile(span -> span.text().isBlank());
        return kept.isEmpty() ? EMPTY : new Line(kept.init().append(kept.last().withoutTrailingSpaces()));
    }

    private static String spaces(int count) {
        return " ".repeat(Math.max(0, count));
    }
}
