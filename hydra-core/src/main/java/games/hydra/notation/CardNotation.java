package games.hydra.notation;

import games.hydra.card.Card;
import games.hydra.card.Deck;
import games.hydra.card.FaceUpCard;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * Cards as text (R1.4): {@code 10D}, {@code Joker}; on heads {@code 10D}, {@code 3J}.
 *
 * <pre>{@code
 * Card card = CardNotation.read("10D").get();
 * String text = CardNotation.write(card); // "10D"
 * String problem = CardNotation.read("11D").getLeft().code(); // "notation/unknown-card"
 * }</pre>
 */
public final class CardNotation {
    private static final Map<String, Card> CARDS = byText(Deck.kinds());
    private static final Map<String, FaceUpCard> FACES =
            byText(Array.range(0, FaceUpCard.KINDS).map(FaceUpCard::ofIndex));
    private static final int LONGEST = 5;

    private CardNotation() {}

    /** A card of a pile or a hand. */
    public static String write(Card card) {
        return card.toString();
    }

    /** A card of a head. */
    public static String writeFaceUp(FaceUpCard card) {
        return card.toString();
    }

    /** A card of a pile or a hand. */
    public static Either<NotationProblem, Card> read(String text) {
        return read(Slice.of(text));
    }

    /** A card of a head. */
    public static Either<NotationProblem, FaceUpCard> readFaceUp(String text) {
        return readFaceUp(Slice.of(text));
    }

    static Either<NotationProblem, Card> read(Slice text) {
        return find(CARDS, text, Expected.CARD);
    }

    static Either<NotationProblem, FaceUpCard> readFaceUp(Slice text) {
        return find(FACES, text, Expected.FACE_UP_CARD);
    }

    private static <T> Either<NotationProblem, T> find(Map<String, T> known, Slice text, Expected expected) {
        return text.length() > LONGEST
                ? expected.missingIn(text)
                : known.get(text.text()).toEither(() -> expected.insteadOf(text));
    }

    private static <T> Map<String, T> byText(Seq<T> cards) {
        return HashMap.ofEntries(cards.map(card -> Tuple.of(card.toString(), card)));
    }
}
