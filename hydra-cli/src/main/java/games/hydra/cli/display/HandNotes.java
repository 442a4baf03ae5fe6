package games.hydra.cli.display;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.Phase;
import games.hydra.table.HeadId;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/** What can be done with the held card: a line for each kind of mark on the heads and for each other answer. */
record HandNotes(GameState state, Phase.Holding turn, Alphabet alphabet, int width) {
    private static final int KEY_WIDTH = 3;

    Block draw() {
        return Vector.of(fits(), ends(), cut(), Option.some(reserve()), Option.some(remaining()))
                .flatMap(note -> note)
                .fold(Block.EMPTY, Block::above);
    }

    private Option<Block> fits() {
        String joker = turn.card().isJoker() ? "; an equal value ends the turn" : "";
        return marked(Symbol.FITS, heads -> "fits " + heads + joker);
    }

    private Option<Block> ends() {
        return marked(Symbol.ENDS, heads -> "fits " + heads + " and ends the turn");
    }

    /** Where the card fits the oldest head, its number places the card, so cutting has a letter of its own (R7.12). */
    private Option<Block> cut() {
        return marked(Symbol.CUT, heads -> "cuts off " + heads)
                .orElse(() -> Option.when(
                        marks().allows(new Action.CutOff()),
                        () -> keyed(
                                Line.of("c"), "cuts off head " + state.heads().oldest())));
    }

    private Block reserve() {
        if (marks().allows(new Action.Swap())) {
            return keyed(Line.of("0"), "swaps it with the reserve");
        }
        return marks().allows(new Action.Reserve())
                ? keyed(Line.of("0"), "puts it in reserve")
                : keyed(Line.EMPTY, "it can't be reserved");
    }

    private Block remaining() {
        int more = turn.remaining();
        return keyed(Line.EMPTY, more == 0 ? "it is the last to play" : more + " more to play after it");
    }

    private Option<Block> marked(Symbol symbol, UnaryOperator<String> text) {
        Vector<HeadId> heads = marks().having(symbol);
        Line key = Line.of(symbol.in(alphabet), Mark.tone(symbol));
        return Option.when(heads.nonEmpty(), () -> keyed(key, text.apply(words(heads))));
    }

    private Marks marks() {
        return new Marks(state);
    }

    private Block keyed(Line key, String text) {
        return Block.of(key.padTo(KEY_WIDTH)).beside(new Paragraph(text, width - KEY_WIDTH).draw(), 0);
    }

    private static String words(Vector<HeadId> heads) {
        return heads.size() == 1 ? "head " + heads.head() : heads.size() + " heads";
    }
}
