package games.hydra.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.hydra.card.FaceSet;
import games.hydra.card.FaceUpCard;
import games.hydra.testkit.Cards;
import games.hydra.testkit.Rule;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class HeadsTest {
    private static final Heads TWO_TO_THREE = Heads.none()
            .grow(Cards.face("3H"))
            .grow(Cards.face("KD"))
            .grow(Cards.face("2D"))
            .withoutOldest();

    @Test
    @Rule("R2.2")
    void the_first_head_has_the_number_1() {
        assertThat(Heads.none().grow(Cards.face("3H")).ids()).containsExactly(new HeadId(1));
    }

    @Test
    @Rule("R2.2")
    void the_oldest_head_is_the_lowest_number_on_the_table() {
        assertThat(TWO_TO_THREE.oldest()).isEqualTo(new HeadId(2));
        assertThat(TWO_TO_THREE.newest()).isEqualTo(new HeadId(3));
    }

    @Test
    void a_number_that_is_not_on_the_table_is_no_head() {
        assertThat(List.of(Integer.MIN_VALUE, -1, 0, 1, 4, Integer.MAX_VALUE).map(HeadId::new))
                .allSatisfy(id -> assertThat(TWO_TO_THREE.get(id)).isEmpty());
    }

    @Test
    void a_number_on_the_table_is_its_head() {
        assertThat(TWO_TO_THREE.get(new HeadId(3))).contains(Head.of(Cards.face("2D")));
    }

    @Test
    void a_placed_card_lies_on_top_of_its_head_alone() {
        Heads placed = TWO_TO_THREE.place(new HeadId(2), Cards.face("QC"));

        assertThat(placed).hasToString("[2: QC KD, 3: 2D]");
    }

    @Test
    void a_head_turned_over_has_its_lowest_card_on_top_and_plain_jokers() {
        Head head = Head.of(Cards.face("3J")).place(Cards.face("2S")).place(Cards.face("AH"));

        assertThat(head.turnedOver()).containsExactlyElementsOf(Cards.cards("Joker 2S AH"));
    }

    @Test
    void numbers_below_1_are_never_given() {
        assertThatThrownBy(() -> Heads.from(new HeadId(0), Vector.empty()))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(Heads.from(new HeadId(1), Vector.empty())).isEqualTo(Heads.none());
    }

    @Test
    void the_oldest_number_has_a_limit() {
        HeadId highest = new HeadId(Heads.HIGHEST_OLDEST);

        assertThat(Heads.from(highest, Vector.empty()).oldest()).isEqualTo(highest);
        assertThatThrownBy(() -> Heads.from(new HeadId(Heads.HIGHEST_OLDEST + 1), Vector.empty()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void heads_differ_in_their_numbers_and_in_their_cards() {
        Heads same = Heads.from(new HeadId(2), TWO_TO_THREE.toSeq());
        Heads otherNumbers = Heads.from(new HeadId(3), TWO_TO_THREE.toSeq());
        Heads otherCards = Heads.from(new HeadId(2), TWO_TO_THREE.toSeq().reverse());

        assertThat(TWO_TO_THREE)
                .isEqualTo(same)
                .isNotEqualTo(otherNumbers)
                .isNotEqualTo(otherCards)
                .doesNotHaveSameHashCodeAs(otherNumbers)
                .doesNotHaveSameHashCodeAs(otherCards);
        assertThat(TWO_TO_THREE.equals(new Object())).isFalse();
    }

    @Test
    void tops_that_come_and_go_among_many_heads_are_found_and_missed() {
        FaceUpCard king = Cards.face("KC");
        FaceUpCard three = Cards.face("3H");
        FaceSet threes = FaceSet.where(three::equals);
        Heads many = Vector.fill(FaceUpCard.KINDS + 5, king).foldLeft(Heads.none(), Heads::grow);

        Heads placed = many.place(many.oldest(), three);

        assertThat(many.showsAny(threes)).isFalse();
        assertThat(placed.showsAny(threes)).isTrue();
        assertThat(placed.withoutOldest().showsAny(threes)).isFalse();
        assertThat(placed.place(placed.oldest(), king).showsAny(threes)).isFalse();
        assertThat(many.grow(three).showsAny(threes)).isTrue();
    }
}
