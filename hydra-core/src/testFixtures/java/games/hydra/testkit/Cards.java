package games.hydra.testkit;

import games.hydra.card.AnnouncedJoker;
import games.hydra.card.Card;
import games.hydra.card.Deck;
import games.hydra.card.FaceUpCard;
import games.hydra.card.Rank;
import games.hydra.card.Suit;
import io.vavr.collection.List;
import io.vavr.control.Option;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/**
 * Cards from their text, and any cards. A text that is no card is a mistake in the test and fails at once.
 *
 * <pre>{@code
 * FaceUpCard joker = face("3J");
 * Card back = joker.turnedDown(); // Joker
 * int cards = cards("AS 10D Joker").size(); // 3
 * }</pre>
 */
public final class Cards {
    private Cards() {}

    /** A card in a pile or a hand: {@code 10D}, {@code Joker}. */
    public static Card card(String text) {
        return text.equals(Card.joker().toString())
                ? Card.joker()
                : suited(text).getOrElseThrow(() -> noCard(text));
    }

    /** A card on a head: {@code 10D}, {@code 3J}. */
    public static FaceUpCard face(String text) {
        return suited(text)
                .map(FaceUpCard.class::cast)
                .orElse(() -> joker(text))
                .getOrElseThrow(() -> noCard(text));
    }

    /** Several cards, separated by spaces. */
    public static List<Card> cards(String text) {
        return words(text).map(Cards::card);
    }

    /** Several cards on a head, the top first, separated by spaces. */
    public static List<FaceUpCard> faces(String text) {
        return words(text).map(Cards::face);
    }

    /** Any card as it is in a pile or a hand; it shrinks to the ace of spades. */
    public static Arbitrary<Card> any() {
        return Arbitraries.of(Deck.kinds().asJava());
    }

    /** Any card as it lies on a head; it shrinks to the ace of spades. */
    public static Arbitrary<FaceUpCard> anyFace() {
        return Arbitraries.integers().between(0, FaceUpCard.KINDS - 1).map(FaceUpCard::ofIndex);
    }

    private static List<String> words(String text) {
        return text.isBlank() ? List.empty() : List.of(text.strip().split(" +"));
    }

    private static Option<Card> suited(String text) {
        return rank(text).flatMap(rank -> Suit.ofSymbol(last(text)).map(suit -> Card.of(rank, suit)));
    }

    private static Option<FaceUpCard> joker(String text) {
        return rank(text)
                .filter(rank -> last(text).equals(AnnouncedJoker.SYMBOL))
                .map(Card.joker()::announce);
    }

    private static Option<Rank> rank(String text) {
        return text.isEmpty() ? Option.none() : Rank.ofSymbol(text.substring(0, text.length() - 1));
    }

    private static String last(String text) {
        return text.substring(text.length() - 1);
    }

    private static IllegalArgumentException noCard(String text) {
        return new IllegalArgumentException("no card: " + text);
    }
}
