package games.hydra.cli.report;

/** A sentence below a chart, about what is not drawn as one would think. */
final class Note {
    private Note() {}

    static Html of(String sentence) {
        return Html.styled("p", "note", Html.text(sentence));
    }
}
