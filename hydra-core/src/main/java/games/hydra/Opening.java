package games.hydra;

import games.hydra.card.Card;
import games.hydra.card.Deck;
import games.hydra.random.Rng;
import games.hydra.rule.RuleSet;
import games.hydra.table.CountedPile;
import games.hydra.table.KnownPile;
import games.hydra.table.Pile;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Arrays;

/** The deal and the first head (R1.2, R2.1). */
final class Opening {

    private Opening() {}

    static Result.Accepted of(Setup setup) {
        return Drawing.draw(Course.begin(deal(setup)), new Purpose.FirstHead()).accepted();
    }

    private static Event.Dealt deal(Setup setup) {
        Rng rng = Rng.seeded(setup.seed());
        DealSize size = DealSize.of(setup);
        if (setup.dealing() == Dealing.BY_HAND) {
            Seq<Pile> counted = Vector.fill(size.players(), () -> new CountedPile(size.kept()));
            return new Event.Dealt(setup.rules(), counted, rng);
        }
        Rng.Drawn<byte[]> cards = rng.shuffled(decks(setup.rules(), size));
        return new Event.Dealt(setup.rules(), piles(cards.value(), size), cards.next());
    }

    /** The kind of every card, deck after deck; in each the jokers come last. */
    private static byte[] decks(RuleSet rules, DealSize size) {
        int joker = Card.joker().kind();
        int deck = Deck.size(rules.jokers());
        byte[] kinds = new byte[size.cards()];
        for (int place = 0; place < kinds.length; place++) {
            kinds[place] = (byte) Math.min(place % deck, joker);
        }
        return kinds;
    }

    /** Player 1 gets the first cards, player 2 the next, and so on; what is not kept leaves the game. */
    private static Seq<Pile> piles(byte[] cards, DealSize size) {
        return Vector.tabulate(size.players(), player -> {
            int first = player * size.dealt();
            return KnownPile.ofKinds(Arrays.copyOfRange(cards, first, first + size.kept()));
        });
    }
}
