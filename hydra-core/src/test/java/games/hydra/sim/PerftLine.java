package games.hydra.sim;

import games.hydra.GameState;
import games.hydra.notation.PositionNotation;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.List;

/**
 * One line of the table: a position, how many sequences of 1, 2, 3 … actions there are, and the game that led there.
 *
 * <pre>
 * hydra/1/1 standard 1:6S … - ;D1 1 ;D2 13 ;D3 13 ;game 2 42 from-piles standard
 * </pre>
 */
public record PerftLine(String position, Seq<Long> counts, PerftGame game) {
    private static final String SEPARATOR = " ;";
    private static final String DEPTH = "D";
    private static final String GAME = "game ";
    private static final int DEEPEST = 12;
    private static final long ENOUGH = 40_000;

    /** Counts as deep as the last count is small enough, so that the whole table takes seconds. */
    static PerftLine count(PerftGame game) {
        GameState state = game.position();
        Vector<Long> counts = Vector.of(Perft.count(state, 1));
        while (counts.last() > 0 && counts.last() <= ENOUGH && counts.size() < DEEPEST) {
            counts = counts.append(Perft.count(state, counts.size() + 1));
        }
        boolean tooDeep = counts.last() > ENOUGH && counts.size() > 1;
        return new PerftLine(PositionNotation.write(state), tooDeep ? counts.init() : counts, game);
    }

    static PerftLine read(String text) {
        List<String> fields = List.of(text.split(SEPARATOR));
        Seq<Long> counts = Vector.ofAll(fields.subList(1, fields.size() - 1))
                .map(field -> Long.parseLong(field.substring(field.indexOf(' ') + 1)));
        String game = fields.get(fields.size() - 1).substring(GAME.length());
        return new PerftLine(fields.get(0), counts, PerftGame.read(game));
    }

    @Override
    public String toString() {
        return counts.zipWithIndex((count, index) -> DEPTH + (index + 1) + " " + count)
                .prepend(position)
                .append(GAME + game)
                .mkString(SEPARATOR);
    }
}
