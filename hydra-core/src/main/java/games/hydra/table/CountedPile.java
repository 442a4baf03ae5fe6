package games.hydra.table;

import games.hydra.card.Card;
import games.hydra.card.Deck;
import games.hydra.random.Rng;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** A pile of which the engine knows only the number of cards: a physical pile, or one that a tester makes up. */
public record CountedPile(int size) implements Pile {
    /** The largest pile that is counted; what is put on such a pile is not counted any more. */
    public static final int LARGEST = 1_000_000_000;

    private static final CountedPile EMPTY = new CountedPile(0);

    public CountedPile {
        if (size < 0 || size > LARGEST) {
            throw new IllegalArgumentException("size " + size);
        }
    }

    @Override
    public Option<Card> top() {
        return Option.none();
    }

    @Override
    public CountedPile withoutTop() {
        return new CountedPile(size - 1);
    }

    @Override
    public CountedPile put(Card card) {
        return counted(1);
    }

    @Override
    public CountedPile putTurnedOver(Head head) {
        return counted(head.size());
    }

    private CountedPile counted(int added) {
        return new CountedPile(Math.min(size + added, LARGEST));
    }

    @Override
    public Rng.Drawn<Pile> shuffled(Rng rng) {
        return new Rng.Drawn<>(this, rng);
    }

    @Override
    public Pile emptied() {
        return EMPTY;
    }

    @Override
    public Seq<Card> possibleCards() {
        return isEmpty() ? List.empty() : Deck.kinds();
    }

    @Override
    public boolean isDealtByHand() {
        return true;
    }

    @Override
    public String toString() {
        return "[" + size + "]";
    }
}
