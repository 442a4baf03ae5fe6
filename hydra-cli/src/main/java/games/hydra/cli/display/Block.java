package games.hydra.cli.display;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** A rectangle of text: lines that stay together. */
record Block(Vector<Line> lines) {
    static final Block EMPTY = new Block(Vector.empty());

    static Block of(Line... lines) {
        return new Block(Vector.of(lines));
    }

    static Block of(Seq<Line> lines) {
        return new Block(Vector.ofAll(lines));
    }

    int width() {
        return lines.map(Line::width).max().getOrElse(0);
    }

    int height() {
        return lines.size();
    }

    boolean isEmpty() {
        return lines.isEmpty();
    }

    Block above(Block lower) {
        return new Block(lines.appendAll(lower.lines));
    }

    /** The other block to the right, both beginning at the same height. */
    Block beside(Block right, int gap) {
        int start = width() + gap;
        int height = Math.max(height(), right.height());
        return new Block(
                Vector.range(0, height).map(row -> line(row).padTo(start).plus(right.line(row))));
    }

    Block indent(int columns) {
        return new Block(lines.map(line -> line.indent(columns)));
    }

    Block padTo(int width) {
        return new Block(lines.map(line -> line.padTo(width)));
    }

    Block withoutBlankEnd() {
        return new Block(lines.dropRightWhile(Line::isBlank));
    }

    private Line line(int row) {
        return row < height() ? lines.get(row) : Line.EMPTY;
    }
}
