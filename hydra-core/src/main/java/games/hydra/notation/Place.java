package games.hydra.notation;

/** Where in a text something is: the line and the column in it, in {@code char}s, both from 1. Only a line feed ends a line. */
public record Place(int line, int column) {

    /** The place of the character with this index. */
    static Place of(String text, int index) {
        int line = 1;
        int lineStart = 0;
        for (int i = 0; i < index; i++) {
            if (text.charAt(i) == '\n') {
                line++;
                lineStart = i + 1;
            }
        }
        return new Place(line, index - lineStart + 1);
    }

    @Override
    public String toString() {
        return line + ":" + column;
    }
}
