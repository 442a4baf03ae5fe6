package games.hydra.cli.display;

import games.hydra.GameState;
import games.hydra.table.Head;
import games.hydra.table.HeadId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The heads in the middle of the table: as cards, or as a list when there are too many of them. */
record HeadsPanel(GameState state, Alphabet alphabet, int width) {
    /** More rows of cards than this would push the players off the screen. */
    private static final int MOST_ROWS_OF_CARDS = 6;

    /** A card and a column; so that a mark, which may be as wide, does not move the cards. */
    private static final int NARROWEST_CELL = 7;

    private static final int CARD_GAP = 1;
    private static final int ENTRY_GAP = 2;

    Block draw() {
        Grid cards = grid(this::card, CARD_GAP);
        return cards.rows() <= MOST_ROWS_OF_CARDS
                ? cards.balanced(1)
                : grid(this::entry, ENTRY_GAP).balanced(0);
    }

    private Grid grid(Cell cell, int gap) {
        Marks marks = new Marks(state);
        return new Grid(
                Vector.ofAll(state.heads().numbered())
                        .map(head -> cell.draw(head._1, head._2, marks.of(head._1, head._2))),
                gap,
                width);
    }

    private Block card(HeadId id, Head head, Option<Mark> mark) {
        Tone edge = mark.map(Mark::tone).getOrElse(Tone.PLAIN);
        Block art = new CardArt(alphabet).head(head.top(), head.size(), edge);
        Line below = mark.map(known -> known.text(alphabet)).getOrElse(Line.EMPTY);
        return Block.of(caption(id, head, art.width()))
                .above(art)
                .above(Block.of(below.indent(1).padTo(NARROWEST_CELL)));
    }

    /** The number on the left, since it is what a player types; how many cards there are on the right. */
    private Line caption(HeadId id, Head head, int width) {
        Line number = Line.of(" " + id, Tone.STRONG);
        return number.plus(size(head).padLeftTo(width - number.width()));
    }

    private Block entry(HeadId id, Head head, Option<Mark> mark) {
        Line sign =
                mark.map(known -> known.sign(alphabet)).getOrElse(Line.EMPTY).padTo(1);
        Line top = new CardArt(alphabet).text(head.top());
        int digits = state.heads().newest().toString().length();
        return Block.of(sign.plus(Line.of(id.toString(), Tone.STRONG).padLeftTo(digits))
                .plus(top.padLeftTo(4))
                .plus(size(head)));
    }

    private Line size(Head head) {
        return Line.of(" " + Symbol.TIMES.in(alphabet) + head.size(), Tone.FAINT);
    }

    private interface Cell {
        Block draw(HeadId id, Head head, Option<Mark> mark);
    }
}
