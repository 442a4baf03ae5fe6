package games.hydra;

import games.hydra.card.Card;
import games.hydra.card.Deck;
import games.hydra.random.Rng;
import games.hydra.rule.RuleSet;
import games.hydra.table.CountedPile;
import games.hydra.table.KnownPile;
import games.hydra.table.Pile;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** The deal and the first head (R1.2, R2.1). */
final class Opening {

    private Opening() {}

    static Result.Accepted of(Setup setup) {
        Event.Dealt dealt = deal(setup);
        Course course = new Course(Evolution.begin(dealt), List.of(dealt));
        return Drawing.draw(course, new Purpose.FirstHead()).accepted();
    }

    private static Event.Dealt deal(Setup setup) {
        Rng rng = Rng.seeded(setup.seed());
        DealSize size = DealSize.of(setup);
        if (setup.dealing() == Dealing.BY_HAND) {
            Seq<Pile> counted = Vector.fill(size.players(), () -> new CountedPile(size.kept()));
            return new Event.Dealt(setup.rules(), counted, rng);
        }
        Rng.Drawn<List<Card>> cards = rng.shuffled(decks(setup.rules(), size));
        return new Event.Dealt(setup.rules(), piles(cards.value(), size), cards.next());
    }

    private static Seq<Card> decks(RuleSet rules, DealSize size) {
        Seq<Card> deck = Deck.withJokers(rules.jokers());
        return Array.tabulate(size.cards(), place -> deck.get(place % deck.size()));
    }

    /** Player 1 gets the first cards, player 2 the next, and so on; what is not kept leaves the game. */
    private static Seq<Pile> piles(List<Card> cards, DealSize size) {
        List<Card> left = cards;
        Vector<Pile> piles = Vector.empty();
        for (int player = 1; player <= size.players(); player++) {
            piles = piles.append(new KnownPile(left.take(size.kept())));
            left = left.drop(size.dealt());
        }
        return piles;
    }
}
