package games.hydra.cli.display;

import games.hydra.card.Rank;
import io.vavr.collection.Seq;

/** The values that a joker may be announced to have, in a few columns. */
final class JokerValues {

    private JokerValues() {}

    /** A-5 for a range, A for one value. Ranks with gaps, which only a rule of somebody's own can cause, are "some". */
    static String of(Seq<Rank> ranks) {
        Rank lowest = ranks.head();
        Rank highest = ranks.last();
        if (highest.ordinal() - lowest.ordinal() != ranks.size() - 1) {
            return "some";
        }
        return lowest == highest ? lowest.symbol() : lowest.symbol() + "-" + highest.symbol();
    }
}
