package games.hydra.cli.simulate;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** Text in columns. Every line ends with a line end, and none with a space. */
final class TextTable {
    private static final String GAP = "  ";

    private TextTable() {}

    /** A name and a value in each row, both on the left. */
    static String pairs(Seq<Seq<String>> rows) {
        int width = width(rows, 0);
        return lines(rows.map(row -> left(row.head(), width) + GAP + row.last()));
    }

    /** A name on the left in each row, and all else on the right of its column. */
    static String columns(Seq<Seq<String>> rows) {
        Vector<Integer> widths = Vector.range(0, rows.head().size()).map(column -> width(rows, column));
        return lines(rows.map(row -> left(row.head(), widths.head())
                + GAP
                + row.tail().zipWith(widths.tail(), TextTable::right).mkString(GAP)));
    }

    private static int width(Seq<Seq<String>> rows, int column) {
        return rows.map(row -> row.get(column).length()).max().getOrElse(0);
    }

    private static String left(String cell, int width) {
        return cell + " ".repeat(width - cell.length());
    }

    private static String right(String cell, int width) {
        return " ".repeat(width - cell.length()) + cell;
    }

    private static String lines(Seq<String> lines) {
        return lines.map(line -> line.stripTrailing() + "\n").mkString();
    }
}
