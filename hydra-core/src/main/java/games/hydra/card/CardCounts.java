package games.hydra.card;

import io.vavr.collection.List;
import java.util.Arrays;

/** Cards in no order: how many there are of each kind. */
public final class CardCounts {
    private static final CardCounts NONE = new CardCounts(new int[Deck.kinds().size()], 0);

    private final int[] counts;
    private final int size;

    private CardCounts(int[] counts, int size) {
        this.counts = counts;
        this.size = size;
    }

    /** No cards. */
    public static CardCounts none() {
        return NONE;
    }

    /** These cards. */
    public static CardCounts of(Iterable<? extends Card> cards) {
        return NONE.plus(cards);
    }

    /** So many decks with so many jokers each. */
    public static CardCounts ofDecks(int decks, int jokers) {
        int[] counts = new int[NONE.counts.length];
        Arrays.fill(counts, decks);
        counts[Card.joker().kind()] = decks * jokers;
        return new CardCounts(counts, decks * Deck.size(jokers));
    }

    /** How many cards of this kind there are. */
    public int count(Card card) {
        return counts[card.kind()];
    }

    /** How many cards there are. */
    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /** These cards and one more. */
    public CardCounts plus(Card card) {
        int[] changed = counts.clone();
        changed[card.kind()]++;
        return new CardCounts(changed, size + 1);
    }

    /** These cards and those. */
    public CardCounts plus(Iterable<? extends Card> cards) {
        int[] changed = counts.clone();
        int added = 0;
        for (Card card : cards) {
            changed[card.kind()]++;
            added++;
        }
        return added == 0 ? this : new CardCounts(changed, size + added);
    }

    /**
     * These cards and those of these {@linkplain Card#kind() kinds}.
     *
     * @throws IndexOutOfBoundsException if a number is no kind
     */
    public CardCounts plusKinds(byte... kinds) {
        int[] changed = counts.clone();
        for (byte kind : kinds) {
            changed[kind]++;
        }
        return new CardCounts(changed, size + kinds.length);
    }

    /** These cards and those. */
    public CardCounts plus(CardCounts others) {
        if (others.isEmpty()) {
            return this;
        }
        int[] changed = counts.clone();
        Arrays.setAll(changed, kind -> counts[kind] + others.counts[kind]);
        return new CardCounts(changed, size + others.size);
    }

    /** These cards without one of this kind, if there is one. */
    public CardCounts minus(Card card) {
        if (count(card) == 0) {
            return this;
        }
        int[] changed = counts.clone();
        changed[card.kind()]--;
        return new CardCounts(changed, size - 1);
    }

    /** These cards without those, as far as they are there. */
    public CardCounts minus(CardCounts others) {
        if (others.isEmpty()) {
            return this;
        }
        int[] changed = counts.clone();
        Arrays.setAll(changed, kind -> Math.max(0, counts[kind] - others.counts[kind]));
        return new CardCounts(changed, Arrays.stream(changed).sum());
    }

    /** Whether all of those are among these. */
    public boolean containsAll(CardCounts others) {
        return others.minus(this).isEmpty();
    }

    /** All of them, one after the other, in deck order. */
    public List<Card> toList() {
        List<Card> cards = List.empty();
        for (int kind = counts.length - 1; kind >= 0; kind--) {
            for (int left = counts[kind]; left > 0; left--) {
                cards = cards.prepend(Card.ofKind(kind));
            }
        }
        return cards;
    }

    /** The {@linkplain Card#kind() kind} of each of them, in deck order, in an array of its own. */
    public byte[] kinds() {
        byte[] kinds = new byte[size];
        int place = 0;
        for (int kind = 0; kind < counts.length; kind++) {
            Arrays.fill(kinds, place, place + counts[kind], (byte) kind);
            place += counts[kind];
        }
        return kinds;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CardCounts that && Arrays.equals(counts, that.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }

    @Override
    public String toString() {
        return toList().mkString("{", " ", "}");
    }
}
