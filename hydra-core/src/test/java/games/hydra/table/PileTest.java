package games.hydra.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.hydra.card.Deck;
import games.hydra.random.Rng;
import games.hydra.testkit.Cards;
import org.junit.jupiter.api.Test;

class PileTest {
    private static final Pile KNOWN = KnownPile.of(Cards.cards("5C 6D 7H"));
    private static final Pile COUNTED = new CountedPile(3);

    @Test
    void the_top_of_a_known_pile_is_its_first_card() {
        assertThat(KNOWN.top()).contains(Cards.card("5C"));
        assertThat(KNOWN.withoutTop()).isEqualTo(KnownPile.of(Cards.card("6D"), Cards.card("7H")));
    }

    @Test
    void the_top_of_a_counted_pile_is_unknown() {
        assertThat(COUNTED.top()).isEmpty();
        assertThat(COUNTED.withoutTop()).isEqualTo(new CountedPile(2));
    }

    @Test
    void a_card_is_put_on_top() {
        assertThat(KNOWN.put(Cards.card("AS")).top()).contains(Cards.card("AS"));
        assertThat(COUNTED.put(Cards.card("AS"))).isEqualTo(new CountedPile(4));
    }

    @Test
    void the_lowest_card_of_a_head_that_is_turned_over_onto_a_pile_comes_to_lie_on_top() {
        Head head = Head.of(Cards.face("2J")).place(Cards.face("AS"));

        assertThat(KNOWN.putTurnedOver(head)).isEqualTo(KnownPile.of(Cards.cards("Joker AS 5C 6D 7H")));
        assertThat(COUNTED.putTurnedOver(head)).isEqualTo(new CountedPile(5));
    }

    @Test
    void a_counted_pile_is_shuffled_without_the_generator() {
        Rng rng = Rng.seeded(1);

        assertThat(COUNTED.shuffled(rng)).isEqualTo(new Rng.Drawn<>(COUNTED, rng));
    }

    @Test
    void a_counted_pile_may_hold_any_card_unless_it_is_empty() {
        assertThat(COUNTED.possibleCards()).isEqualTo(Deck.kinds());
        assertThat(COUNTED.emptied().possibleCards()).isEmpty();
        assertThat(KNOWN.possibleCards()).isEqualTo(Cards.cards("5C 6D 7H"));
    }

    @Test
    void piles_of_other_cards_or_in_another_order_have_other_hashes() {
        assertThat(KNOWN)
                .doesNotHaveSameHashCodeAs(KnownPile.of(Cards.cards("6D 5C 7H")))
                .doesNotHaveSameHashCodeAs(KnownPile.of(Cards.cards("5C 6D")));
    }

    @Test
    void a_pile_is_made_of_kinds_that_there_are() {
        assertThat(KnownPile.ofKinds((byte) 0, (byte) 52).cards()).isEqualTo(Cards.cards("AS Joker"));
        assertThatThrownBy(() -> KnownPile.ofKinds((byte) 53)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> KnownPile.ofKinds((byte) -1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void a_pile_has_no_negative_size() {
        assertThatThrownBy(() -> new CountedPile(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void no_card_can_be_taken_from_an_empty_pile() {
        assertThatThrownBy(() -> new CountedPile(0).withoutTop()).isInstanceOf(RuntimeException.class);
        assertThatThrownBy(() -> KnownPile.empty().withoutTop()).isInstanceOf(RuntimeException.class);
    }
}
