package games.hydra.cli.display;

import io.vavr.collection.Vector;

/** A text broken into lines between its words. */
record Paragraph(String text, int width) {

    Block draw() {
        return Block.of(Vector.of(text.split(" "))
                .foldLeft(Vector.<String>empty(), this::add)
                .map(Line::of));
    }

    private Vector<String> add(Vector<String> lines, String word) {
        boolean fits = lines.lastOption().exists(line -> line.length() + 1 + word.length() <= width);
        return fits ? lines.init().append(lines.last() + " " + word) : lines.append(word);
    }
}
