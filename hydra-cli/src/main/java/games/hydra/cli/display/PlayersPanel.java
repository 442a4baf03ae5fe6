package games.hydra.cli.display;

import games.hydra.GameState;
import games.hydra.table.Player;
import games.hydra.table.PlayerId;
import io.vavr.collection.Vector;
import java.util.function.Function;

/** The players with the numbers of their cards; never which cards. */
record PlayersPanel(GameState state, Alphabet alphabet, int width) {
    /** A larger table is listed in short. */
    private static final int MOST_IN_WORDS = 10;

    private static final int ROWS = 5;
    private static final int GAP = 2;

    Block draw() {
        Grid words = grid(this::inWords);
        boolean roomy = state.players().size() <= MOST_IN_WORDS && words.fits();
        return (roomy ? words : grid(this::inShort)).downwards(ROWS);
    }

    private Grid grid(Function<PlayerId, Vector<Line>> fields) {
        Vector<PlayerId> ids = Vector.rangeClosed(1, state.players().size()).map(PlayerId::new);
        return new Grid(new Fields(ids.map(fields)).aligned().map(Block::of), GAP, width);
    }

    private Vector<Line> inWords(PlayerId id) {
        Player player = state.player(id);
        return Vector.of(
                turnSign(id),
                Line.of("Player "),
                number(id.number()),
                number(player.cardCount()).indent(2),
                faint("  (" + player.draw().size()),
                faint(" draw, "),
                faint("" + player.discard().size()),
                faint(" discard)"));
    }

    private Vector<Line> inShort(PlayerId id) {
        Player player = state.player(id);
        return Vector.of(
                turnSign(id),
                number(id.number()),
                Line.of(":"),
                number(player.cardCount()).indent(1),
                faint(" (" + player.draw().size() + "+" + player.discard().size() + ")"));
    }

    private Line turnSign(PlayerId id) {
        boolean turn = state.phase().turnOf().contains(id);
        return turn ? Line.of(Symbol.TURN.in(alphabet) + " ", Tone.MARKED) : Line.of("  ");
    }

    private static Line number(int number) {
        return Line.of(Integer.toString(number), Tone.STRONG);
    }

    private static Line faint(String text) {
        return Line.of(text, Tone.FAINT);
    }
}
