package games.hydra.card;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * What a deck consists of (R1.1), and the shared instance of every card.
 *
 * <pre>{@code
 * int cards = Deck.standard().size(); // 54
 * Card first = Deck.standard().head(); // AS
 * }</pre>
 */
public final class Deck {
    /** The jokers of a standard deck. */
    public static final int JOKERS = 2;

    private static final Array<SuitedCard> SUITED =
            Suit.all().flatMap(suit -> Rank.all().map(rank -> new SuitedCard(rank, suit)));
    private static final Array<AnnouncedJoker> JOKER_FACES = Rank.all().map(AnnouncedJoker::new);
    private static final Array<Seq<FaceUpCard>> SUITED_FACES = SUITED.map(Array::of);
    private static final Array<Card> KINDS = Array.<Card>ofAll(SUITED).append(Joker.SHARED);
    private static final CardNumbers NUMBERS =
            new CardNumbers(KINDS, Array.<FaceUpCard>ofAll(SUITED).appendAll(JOKER_FACES));

    private Deck() {}

    /** The 54 cards of a standard deck, unshuffled: suit by suit, ace to king, then the jokers. */
    public static Seq<Card> standard() {
        return withJokers(JOKERS);
    }

    /** The 52 suited cards and this many jokers, unshuffled. */
    public static Seq<Card> withJokers(int jokers) {
        if (jokers < 0) {
            throw new IllegalArgumentException("jokers " + jokers);
        }
        return Array.<Card>ofAll(SUITED).appendAll(Array.fill(jokers, () -> Joker.SHARED));
    }

    /** How many cards a deck with this many jokers has. */
    public static int size(int jokers) {
        return SUITED.size() + jokers;
    }

    /** Every different card once, in deck order: 52 and the joker. */
    public static Seq<Card> kinds() {
        return KINDS;
    }

    static SuitedCard suited(Rank rank, Suit suit) {
        return SUITED.get(suit.ordinal() * Rank.COUNT + rank.ordinal());
    }

    static AnnouncedJoker joker(Rank rank) {
        return JOKER_FACES.get(rank.ordinal());
    }

    static Seq<FaceUpCard> faces(SuitedCard card) {
        return SUITED_FACES.get(card.index());
    }

    static Seq<FaceUpCard> jokerFaces() {
        return Seq.narrow(JOKER_FACES);
    }

    static FaceUpCard face(int index) {
        return NUMBERS.face(index);
    }

    static Card kind(int kind) {
        return NUMBERS.kind(kind);
    }
}
