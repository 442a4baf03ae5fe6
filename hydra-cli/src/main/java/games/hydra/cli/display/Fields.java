package games.hydra.cli.display;

import io.vavr.collection.Vector;

/** Rows of the same number of fields, which become lines with all fields aligned on the right. */
record Fields(Vector<Vector<Line>> rows) {

    Vector<Line> aligned() {
        Vector<Integer> widths = Vector.transpose(rows).map(Fields::widest);
        return rows.map(row -> row.zipWith(widths, Line::padLeftTo).fold(Line.EMPTY, Line::plus));
    }

    private static int widest(Vector<Line> fields) {
        return fields.map(Line::width).max().getOrElse(0);
    }
}
