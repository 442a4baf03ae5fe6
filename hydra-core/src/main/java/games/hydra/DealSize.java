package games.hydra;

import games.hydra.card.Deck;
import games.hydra.rule.RuleSet;

/** How many cards a set-up brings to the table and how many it deals (R1.2, options {@code decks}, {@code jokers}, {@code cards-each}). */
record DealSize(int players, int cards, int wanted) {

    static DealSize of(Setup setup) {
        int decks = setup.rules().decks().getOrElse(setup.players());
        int cards = decks * Deck.size(setup.rules().jokers());
        return new DealSize(setup.players(), cards, setup.rules().cardsEach());
    }

    /** How many cards each player is dealt: an equal share, and never more than a standard deck. */
    int dealt() {
        return Math.min(cards / players, RuleSet.MOST_CARDS_EACH);
    }

    /** How many of them they keep. The standard keeps what there is; any other number is a demand. */
    int kept() {
        return wanted == RuleSet.MOST_CARDS_EACH ? dealt() : wanted;
    }

    /** The cards that have to be there: at least one for each player. */
    int needed() {
        return players * Math.max(kept(), 1);
    }
}
