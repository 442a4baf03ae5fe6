package games.hydra.reference;

import java.util.ArrayList;
import java.util.List;

/** Cards as text: {@code 10D}, {@code Joker} off the table, {@code 3J} for a joker that lies on a head (R1.4). */
final class NaiveCards {
    static final String JOKER = "Joker";

    /** Stands for a card that nobody has named, in a game that is dealt by hand. */
    static final String UNKNOWN = "?";

    private static final List<String> RANKS = List.of("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K");
    private static final String SUITS = "SHCD";

    private NaiveCards() {}

    static int value(String face) {
        return RANKS.indexOf(face.substring(0, face.length() - 1)) + 1;
    }

    static char suit(String face) {
        return face.charAt(face.length() - 1);
    }

    static boolean isAnnouncedJoker(String face) {
        return suit(face) == 'J';
    }

    static boolean isBlack(String face) {
        return suit(face) == 'S' || suit(face) == 'C';
    }

    static String announced(String rank) {
        return rank + "J";
    }

    static String asNewHead(String card) {
        return card.equals(JOKER) ? announced("2") : card;
    }

    static String turnedDown(String face) {
        return isAnnouncedJoker(face) ? JOKER : face;
    }

    static List<String> faces(String card) {
        return card.equals(JOKER) ? RANKS.stream().map(NaiveCards::announced).toList() : List.of(card);
    }

    static List<String> ranks() {
        return RANKS;
    }

    /** One deck, suit by suit, with the given number of jokers. */
    static List<String> deck(int jokers) {
        List<String> deck = new ArrayList<>();
        for (char suit : SUITS.toCharArray()) {
            RANKS.forEach(rank -> deck.add(rank + suit));
        }
        for (int joker = 0; joker < jokers; joker++) {
            deck.add(JOKER);
        }
        return deck;
    }
}
