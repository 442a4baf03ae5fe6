package games.hydra.cli.display;

import io.vavr.collection.Vector;

/** Blocks side by side in columns of one width, in as many rows as they need. */
record Grid(Vector<Block> cells, int gap, int width) {

    /**
     * As many columns as fit; then as few as the same number of rows needs, so that the last row is not left short.
     *
     * @param space how many blank lines there are between rows
     */
    Block balanced(int space) {
        return cells.isEmpty() ? Block.EMPTY : stack(inColumns(ceilDiv(cells.size(), rows())), space);
    }

    /** How many rows are needed at least. */
    int rows() {
        return ceilDiv(cells.size(), columnsThatFit());
    }

    /** Whether even the widest block fits. */
    boolean fits() {
        return cellWidth() <= width;
    }

    /** Counting down the first column, then down the next, with at most so many rows where the width allows it. */
    Block downwards(int wantedRows) {
        int count = Math.min(columnsThatFit(), ceilDiv(cells.size(), wantedRows));
        Vector<Block> columns =
                Vector.ofAll(cells.grouped(ceilDiv(cells.size(), count))).map(blocks -> stack(blocks, 0));
        return row(columns, cellWidth());
    }

    private Vector<Block> inColumns(int columns) {
        int cell = cellWidth();
        return Vector.ofAll(cells.grouped(columns))
                .map(blocks -> row(blocks, cell).withoutBlankEnd());
    }

    private Block row(Vector<Block> blocks, int cell) {
        return blocks.map(block -> block.padTo(cell)).reduce((left, right) -> left.beside(right, gap));
    }

    private int columnsThatFit() {
        return Math.max(1, (width + gap) / (cellWidth() + gap));
    }

    private int cellWidth() {
        return cells.map(Block::width).max().getOrElse(0);
    }

    private static Block stack(Vector<Block> blocks, int space) {
        Block between = Block.of(Vector.fill(space, () -> Line.EMPTY));
        return blocks.intersperse(between).fold(Block.EMPTY, Block::above);
    }

    private static int ceilDiv(int dividend, int divisor) {
        return (dividend + divisor - 1) / divisor;
    }
}
