package games.hydra.table;

import games.hydra.card.Card;
import games.hydra.random.Rng;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Objects;

/** A pile of which the engine knows every card, the top first. */
public record KnownPile(List<Card> cards) implements Pile {
    private static final KnownPile EMPTY = new KnownPile(List.empty());

    public KnownPile {
        Objects.requireNonNull(cards);
    }

    public static KnownPile empty() {
        return EMPTY;
    }

    /** A pile of these cards, the first on top. */
    public static KnownPile of(Card... cards) {
        return new KnownPile(List.of(cards));
    }

    @Override
    public int size() {
        return cards.size();
    }

    @Override
    public boolean isEmpty() {
        return cards.isEmpty();
    }

    @Override
    public Option<Card> top() {
        return cards.headOption();
    }

    @Override
    public KnownPile withoutTop() {
        return new KnownPile(cards.tail());
    }

    @Override
    public KnownPile put(Card card) {
        return new KnownPile(cards.prepend(card));
    }

    @Override
    public KnownPile putTurnedOver(Head head) {
        return new KnownPile(head.turnedOver(cards));
    }

    @Override
    public Rng.Drawn<Pile> shuffled(Rng rng) {
        Rng.Drawn<List<Card>> order = rng.shuffled(cards);
        return new Rng.Drawn<>(new KnownPile(order.value()), order.next());
    }

    @Override
    public Pile emptied() {
        return EMPTY;
    }

    @Override
    public Seq<Card> possibleCards() {
        return cards;
    }

    @Override
    public boolean isDealtByHand() {
        return false;
    }

    @Override
    public String toString() {
        return cards.mkString("[", " ", "]");
    }
}
