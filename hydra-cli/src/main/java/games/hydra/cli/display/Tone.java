package games.hydra.cli.display;

/** What colour adds to a text. Nothing is said by a tone alone, so the display reads the same without. */
enum Tone {
    PLAIN(""),
    STRONG("1"),
    FAINT("2"),
    RED("31"),
    JOKER("35"),
    MARKED("1;32"),
    WARNING("1;33");

    private static final String ESCAPE = "\u001b[";
    private static final String RESET = ESCAPE + "0m";

    private final String code;

    Tone(String code) {
        this.code = code;
    }

    String paint(String text) {
        return this == PLAIN || text.isBlank() ? text : ESCAPE + code + "m" + text + RESET;
    }
}
