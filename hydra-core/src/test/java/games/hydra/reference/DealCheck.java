package games.hydra.reference;

import games.hydra.Setup;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Whether piles can come from a fair deal: as many cards for each as the options say, all of them from the decks (R1.2). */
final class DealCheck {

    private DealCheck() {}

    static boolean isFair(Setup setup, List<List<String>> dealt) {
        int decks = setup.rules().decks().getOrElse(setup.players());
        List<String> deck = NaiveCards.deck(setup.rules().jokers());
        int each = Math.min(setup.rules().cardsEach(), decks * deck.size() / setup.players());
        return dealt.size() == setup.players()
                && dealt.stream().allMatch(pile -> pile.size() == each)
                && comeFrom(decks, deck, dealt);
    }

    private static boolean comeFrom(int decks, List<String> deck, List<List<String>> dealt) {
        Map<String, Integer> count = new HashMap<>();
        dealt.forEach(pile -> pile.forEach(card -> count.merge(card, 1, Integer::sum)));
        count.remove(NaiveCards.UNKNOWN);
        return count.keySet().stream().allMatch(card -> count.get(card) <= decks * Collections.frequency(deck, card));
    }
}
