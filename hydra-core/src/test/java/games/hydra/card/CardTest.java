package games.hydra.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.hydra.testkit.Cards;
import games.hydra.testkit.Rule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class CardTest {

    @Test
    @Rule("R1.1")
    void a_deck_has_13_ranks_in_4_suits_and_2_jokers() {
        assertThat(Deck.standard()).hasSize(54);
        assertThat(Deck.standard().filter(Card::isJoker)).hasSize(2);
        assertThat(Deck.standard().reject(Card::isJoker).distinct()).hasSize(52);
    }

    @Test
    @Rule("R1.1")
    void the_suits_are_spades_hearts_clubs_and_diamonds() {
        assertThat(Suit.all().map(Suit::symbol).mkString(" ")).isEqualTo("S H C D");
    }

    @Test
    void every_kind_of_card_has_a_number_and_every_number_its_card() {
        assertThat(Array.range(0, 53).map(Card::ofKind)).isEqualTo(Deck.kinds());
        assertThat(Deck.kinds().map(Card::kind)).isEqualTo(Array.range(0, 53));
    }

    @Test
    void cards_are_looked_up_in_the_order_in_which_they_are_given() {
        CardNumbers numbers = new CardNumbers(Cards.cards("7H Joker"), Cards.faces("3J KS"));

        assertThat(numbers.kind(0)).isEqualTo(Cards.card("7H"));
        assertThat(numbers.kind(1)).isEqualTo(Cards.card("Joker"));
        assertThat(numbers.face(0)).isEqualTo(Cards.face("3J"));
        assertThat(numbers.face(1)).isEqualTo(Cards.face("KS"));
    }

    @Test
    void a_deck_may_have_no_jokers_but_not_less() {
        assertThat(Deck.withJokers(0)).hasSize(52);
        assertThatThrownBy(() -> Deck.withJokers(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_card_is_a_suited_one_or_a_joker() {
        assertThat(Cards.card("10D").<String>match(suited -> suited.suit().symbol(), joker -> "joker"))
                .isEqualTo("D");
        assertThat(Cards.card("Joker").<String>match(suited -> suited.suit().symbol(), joker -> "joker"))
                .isEqualTo("joker");
    }

    @Test
    @Rule("R1.1")
    void the_ranks_have_the_values_1_to_13_from_ace_to_king() {
        assertThat(Rank.all().map(Rank::symbol).mkString(" ")).isEqualTo("A 2 3 4 5 6 7 8 9 10 J Q K");
        assertThat(Rank.all().map(Rank::value)).containsExactlyElementsOf(Array.rangeClosed(1, 13));
    }

    @Test
    @Rule("R4.1")
    void a_rank_is_lower_than_another_exactly_if_its_value_is() {
        assertThat(Rank.all())
                .allSatisfy(rank -> assertThat(Rank.all().filter(rank::isLowerThan))
                        .isEqualTo(Rank.all().drop(rank.value())));
    }

    @Test
    @Rule("R1.4")
    void a_card_is_written_value_then_suit() {
        assertThat(Card.of(Rank.TEN, Suit.DIAMONDS)).hasToString("10D");
        assertThat(Card.of(Rank.KING, Suit.SPADES)).hasToString("KS");
        assertThat(Card.of(Rank.ACE, Suit.HEARTS)).hasToString("AH");
        assertThat(Card.of(Rank.TWO, Suit.CLUBS)).hasToString("2C");
    }

    @Test
    @Rule("R1.4")
    void a_joker_is_written_joker_in_hand_and_value_then_j_on_a_head() {
        assertThat(Card.joker()).hasToString("Joker");
        assertThat(Card.joker().announce(Rank.THREE)).hasToString("3J");
    }

    @Test
    @Rule("R1.3")
    void a_suited_card_is_the_same_on_a_head_and_back_in_a_pile() {
        assertThat(Deck.kinds().reject(Card::isJoker))
                .allSatisfy(card -> assertThat(card.asNewHead().turnedDown()).isEqualTo(card));
    }

    @Test
    @Rule("R1.5")
    void a_joker_of_any_value_is_a_plain_joker_again_when_turned_down() {
        assertThat(Card.joker().faces())
                .hasSize(13)
                .allSatisfy(face -> assertThat(face.turnedDown()).isEqualTo(Card.joker()));
    }

    @Test
    @Rule({"R2.1", "R5.2"})
    void a_joker_that_starts_a_head_has_the_value_2() {
        assertThat(Card.joker().asNewHead()).isEqualTo(Cards.face("2J"));
    }

    @Test
    void every_face_up_card_has_its_own_index_and_is_found_by_it() {
        Array<FaceUpCard> all = Array.range(0, FaceUpCard.KINDS).map(FaceUpCard::ofIndex);

        assertThat(all.distinct()).hasSize(FaceUpCard.KINDS);
        assertThat(all.map(FaceUpCard::index)).containsExactlyElementsOf(Array.range(0, FaceUpCard.KINDS));
    }

    @Test
    void every_face_up_card_has_its_own_hash() {
        assertThat(Array.range(0, FaceUpCard.KINDS)
                        .map(FaceUpCard::ofIndex)
                        .map(Object::hashCode)
                        .distinct())
                .hasSize(FaceUpCard.KINDS);
    }

    @Test
    void a_made_card_equals_the_shared_one() {
        assertThat(new SuitedCard(Rank.FIVE, Suit.CLUBS)).isEqualTo(Card.of(Rank.FIVE, Suit.CLUBS));
        assertThat(new SuitedCard(Rank.FIVE, Suit.CLUBS)).hasSameHashCodeAs(Card.of(Rank.FIVE, Suit.CLUBS));
        assertThat(new Joker()).isEqualTo(Card.joker());
    }

    @Test
    void symbols_are_read_exactly() {
        assertThat(Rank.ofSymbol("10")).contains(Rank.TEN);
        assertThat(Rank.ofSymbol("1")).isEmpty();
        assertThat(Rank.ofSymbol("a")).isEmpty();
        assertThat(Suit.ofSymbol("C")).contains(Suit.CLUBS);
        assertThat(Suit.ofSymbol("J")).isEmpty();
        assertThat(Suit.ofSymbol("s")).isEmpty();
    }
}
