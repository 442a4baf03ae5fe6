package games.hydra.card;

import io.vavr.collection.Seq;
import java.util.function.Function;

/** A joker with no value: it gets one when it is placed. */
public record Joker() implements Card {
    /** Held here and not in {@link Card}: two threads that load the two types first could wait for each other. */
    static final Joker SHARED = new Joker();

    /** This joker with the value that the player announces (R4.6). */
    public AnnouncedJoker announce(Rank rank) {
        return Deck.joker(rank);
    }

    @Override
    public Seq<FaceUpCard> faces() {
        return Deck.jokerFaces();
    }

    @Override
    public FaceUpCard asNewHead() {
        return announce(Rank.TWO);
    }

    @Override
    public int kind() {
        return Deck.size(0);
    }

    @Override
    public <R> R match(Function<SuitedCard, R> suited, Function<Joker, R> joker) {
        return joker.apply(this);
    }

    @Override
    public String toString() {
        return "Joker";
    }
}
