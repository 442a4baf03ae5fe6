package games.hydra.cli.text;

import games.hydra.card.Card;
import games.hydra.card.Rank;

/** "a" or "an" before a card, by how its value is spoken: an ace, an eight. */
public final class Article {
    private Article() {}

    /** The card with its article: {@code an 8H}, {@code a Joker}. */
    public static String with(Card card) {
        return (startsWithVowel(card) ? "an " : "a ") + card;
    }

    private static boolean startsWithVowel(Card card) {
        return card.match(suited -> suited.rank() == Rank.ACE || suited.rank() == Rank.EIGHT, joker -> false);
    }
}
