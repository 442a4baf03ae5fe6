package games.hydra.card;

import io.vavr.control.Option;

/** A card as it lies on a head: it has a rank, and a suit unless it is a joker. */
public sealed interface FaceUpCard permits SuitedCard, AnnouncedJoker {

    /** How many different face-up cards there are: 52, and a joker of each of the 13 ranks. */
    int KINDS = 65;

    Rank rank();

    /** The suit; a joker has none. */
    Option<Suit> suitOption();

    /** The same card back in a pile: a joker forgets its announced value (R1.5). */
    Card turnedDown();

    /** A number from 0 to {@link #KINDS} − 1, different for every kind: the suited cards in deck order, then the jokers. */
    int index();

    /** The kind with this index. */
    static FaceUpCard ofIndex(int index) {
        return Deck.face(index);
    }

    default boolean isAce() {
        return rank() == Rank.ACE;
    }
}
