package games.hydra.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.card.FaceUpCard;
import games.hydra.testkit.Cards;
import games.hydra.testkit.Rule;
import io.vavr.collection.Vector;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class HeadProperties {

    @Property
    void the_card_placed_last_lies_on_top(@ForAll("cards") List<FaceUpCard> cards) {
        Head head = head(cards);

        assertThat(head.top()).isEqualTo(cards.get(cards.size() - 1));
        assertThat(head.cards()).isEqualTo(Vector.ofAll(cards).reverse());
        assertThat(head.size()).isEqualTo(cards.size());
    }

    @Property
    void a_head_placed_card_by_card_equals_one_laid_out_at_once(@ForAll("cards") List<FaceUpCard> cards) {
        Head head = head(cards);
        Head laidOut = Head.of(head.top(), head.cards().tail());

        assertThat(laidOut).isEqualTo(head).hasSameHashCodeAs(head).hasToString(head.toString());
    }

    @Property
    void heads_are_equal_exactly_if_their_cards_are(
            @ForAll("cards") List<FaceUpCard> some, @ForAll("cards") List<FaceUpCard> others) {
        assertThat(head(some).equals(head(others))).isEqualTo(some.equals(others));
    }

    @Property
    @Rule("R1.5")
    void turned_over_its_lowest_card_comes_first_and_jokers_have_no_value(@ForAll("cards") List<FaceUpCard> cards) {
        assertThat(head(cards).turnedOver()).isEqualTo(Vector.ofAll(cards).map(FaceUpCard::turnedDown));
    }

    @Provide
    Arbitrary<List<FaceUpCard>> cards() {
        return Cards.anyFace().list().ofMinSize(1).ofMaxSize(30);
    }

    /** A head of these cards, the lowest first. */
    private static Head head(List<FaceUpCard> cards) {
        return Vector.ofAll(cards).tail().foldLeft(Head.of(cards.get(0)), Head::place);
    }
}
