package games.hydra.card;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Objects;
import java.util.function.Function;

/** A card with a rank and a suit. It looks the same in a pile and on a head. */
public record SuitedCard(Rank rank, Suit suit) implements Card, FaceUpCard {
    public SuitedCard {
        Objects.requireNonNull(rank);
        Objects.requireNonNull(suit);
    }

    @Override
    public Option<Suit> suitOption() {
        return Option.some(suit);
    }

    @Override
    public Seq<FaceUpCard> faces() {
        return Deck.faces(this);
    }

    @Override
    public FaceUpCard asNewHead() {
        return this;
    }

    @Override
    public Card turnedDown() {
        return this;
    }

    @Override
    public int index() {
        return suit.ordinal() * Rank.COUNT + rank.ordinal();
    }

    @Override
    public int kind() {
        return index();
    }

    @Override
    public <R> R match(Function<SuitedCard, R> suited, Function<Joker, R> joker) {
        return suited.apply(this);
    }

    /** Every kind has its own. */
    @Override
    public int hashCode() {
        return index();
    }

    @Override
    public String toString() {
        return rank.symbol() + suit.symbol();
    }
}
