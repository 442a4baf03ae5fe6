package games.hydra.cli.display;

/** A piece of text in one tone. */
record Span(String text, Tone tone) {

    String render(boolean colour) {
        return colour ? tone.paint(text) : text;
    }

    Span withoutTrailingSpaces() {
        return new Span(text.stripTrailing(), tone);
    }
}
