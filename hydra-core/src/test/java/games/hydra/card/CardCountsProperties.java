package games.hydra.card;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.table.KnownPile;
import games.hydra.testkit.Cards;
import io.vavr.collection.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class CardCountsProperties {

    @Property
    void cards_are_the_same_in_any_order(@ForAll("cards") java.util.List<Card> cards) {
        CardCounts counts = CardCounts.of(cards);

        assertThat(CardCounts.of(List.ofAll(cards).reverse())).isEqualTo(counts).hasSameHashCodeAs(counts);
    }

    @Property
    void the_list_has_each_card_as_often_as_it_was_put_in(@ForAll("cards") java.util.List<Card> cards) {
        CardCounts counts = CardCounts.of(cards);

        assertThat(counts.toList().asJava()).containsExactlyInAnyOrderElementsOf(cards);
        assertThat(counts.size()).isEqualTo(cards.size());
    }

    @Property
    void the_kinds_are_those_of_the_list(@ForAll("cards") java.util.List<Card> cards) {
        CardCounts counts = CardCounts.of(cards);

        assertThat(counts.kinds()).isEqualTo(KnownPile.of(counts.toList()).kinds());
    }

    @Property
    void adding_kinds_is_adding_cards_of_them(
            @ForAll("cards") java.util.List<Card> some, @ForAll("cards") java.util.List<Card> others) {
        byte[] kinds = new byte[others.size()];
        for (int i = 0; i < kinds.length; i++) {
            kinds[i] = (byte) others.get(i).kind();
        }

        CardCounts sum = CardCounts.of(some).plusKinds(kinds);

        assertThat(sum).isEqualTo(CardCounts.of(some).plus(others));
        assertThat(sum.size()).isEqualTo(some.size() + others.size());
    }

    @Property
    void adding_counts_is_adding_their_cards(
            @ForAll("cards") java.util.List<Card> some, @ForAll("cards") java.util.List<Card> others) {
        CardCounts sum = CardCounts.of(some).plus(CardCounts.of(others));

        assertThat(sum).isEqualTo(CardCounts.of(List.ofAll(some).appendAll(others)));
        assertThat(sum.size()).isEqualTo(some.size() + others.size());
    }

    @Property
    void adding_cards_one_by_one_is_adding_them_at_once(@ForAll("cards") java.util.List<Card> cards) {
        CardCounts oneByOne = List.ofAll(cards).foldLeft(CardCounts.none(), CardCounts::plus);

        assertThat(oneByOne).isEqualTo(CardCounts.of(cards));
    }

    @Property
    void counts_are_equal_exactly_if_their_cards_are(
            @ForAll("cards") java.util.List<Card> some, @ForAll("cards") java.util.List<Card> others) {
        CardCounts one = CardCounts.of(some);
        CardCounts other = CardCounts.of(others);

        assertThat(one.equals(other)).isEqualTo(one.toList().equals(other.toList()));
    }

    @Property
    void taking_away_what_was_added_gives_what_was_there(
            @ForAll("cards") java.util.List<Card> some, @ForAll("cards") java.util.List<Card> others) {
        assertThat(CardCounts.of(some).plus(CardCounts.of(others)).minus(CardCounts.of(others)))
                .isEqualTo(CardCounts.of(some));
    }

    @Property
    void taking_away_cards_one_by_one_is_taking_them_away_at_once(
            @ForAll("cards") java.util.List<Card> some, @ForAll("cards") java.util.List<Card> others) {
        CardCounts oneByOne = List.ofAll(others).foldLeft(CardCounts.of(some), CardCounts::minus);

        assertThat(oneByOne).isEqualTo(CardCounts.of(some).minus(CardCounts.of(others)));
        assertThat(oneByOne.size()).isEqualTo(oneByOne.toList().size());
    }

    @Property
    void counts_contain_what_can_be_taken_away_in_full(
            @ForAll("cards") java.util.List<Card> some, @ForAll("cards") java.util.List<Card> others) {
        CardCounts all = CardCounts.of(some);
        CardCounts part = CardCounts.of(others);

        assertThat(all.containsAll(part)).isEqualTo(all.minus(part).size() == all.size() - part.size());
    }

    @Example
    void decks_have_their_cards() {
        assertThat(CardCounts.ofDecks(3, 2))
                .isEqualTo(
                        CardCounts.of(Deck.standard().appendAll(Deck.standard()).appendAll(Deck.standard())));
        assertThat(CardCounts.ofDecks(3, 2).size()).isEqualTo(3 * 54);
        assertThat(CardCounts.ofDecks(1, 0).count(Card.joker())).isZero();
    }

    @Example
    void every_kind_has_its_place_in_the_deck() {
        assertThat(Deck.kinds().map(Card::kind)).isEqualTo(List.range(0, 53));
    }

    @Example
    void a_card_that_is_not_there_is_not_missed() {
        assertThat(CardCounts.none().minus(Cards.card("3H"))).isEqualTo(CardCounts.none());
    }

    @Example
    void the_hash_tells_cards_apart() {
        assertThat(CardCounts.of(Cards.cards("AS"))).doesNotHaveSameHashCodeAs(CardCounts.of(Cards.cards("3H")));
    }

    @Example
    void cards_are_written_in_deck_order() {
        assertThat(CardCounts.of(Cards.cards("Joker 3H KS 3H"))).hasToString("{KS 3H 3H Joker}");
    }

    /** Of few kinds, so that some come up more than once. */
    @Provide
    Arbitrary<java.util.List<Card>> cards() {
        return Arbitraries.of(Cards.cards("AS 3H KD Joker").asJava()).list().ofMaxSize(12);
    }
}
