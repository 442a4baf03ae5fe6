package games.hydra.card;

import io.vavr.control.Option;
import java.util.Objects;

/** A joker on a head, with the value it was announced to have; it keeps it while it lies there (R1.5). */
public record AnnouncedJoker(Rank rank) implements FaceUpCard {
    /** The letter in the place of the suit (R1.4). */
    public static final String SYMBOL = "J";

    public AnnouncedJoker {
        Objects.requireNonNull(rank);
    }

    @Override
    public Option<Suit> suitOption() {
        return Option.none();
    }

    @Override
    public Card turnedDown() {
        return Card.joker();
    }

    @Override
    public int index() {
        return Suit.COUNT * Rank.COUNT + rank.ordinal();
    }

    /** Every kind has its own. */
    @Override
    public int hashCode() {
        return index();
    }

    @Override
    public String toString() {
        return rank.symbol() + SYMBOL;
    }
}
