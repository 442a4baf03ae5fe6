package games.hydra.cli.display;

import games.hydra.Event;

/** What happened last, and what the table should know besides. */
record Story(Scene scene, Alphabet alphabet, int width) {

    Block draw() {
        return paragraph(new Narration(alphabet).of(scene.recent())).above(paragraph(reminder()));
    }

    /** A stalemate is told once as an event; it still holds after that. */
    private String reminder() {
        boolean told = scene.recent().exists(Event.StalemateReached.class::isInstance);
        return scene.state().stalemate() && !told ? Narration.STALEMATE : "";
    }

    private Block paragraph(String text) {
        return text.isEmpty() ? Block.EMPTY : new Paragraph(text, width).draw();
    }
}
