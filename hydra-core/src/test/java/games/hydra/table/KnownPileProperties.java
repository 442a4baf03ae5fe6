package games.hydra.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.card.Card;
import games.hydra.card.FaceUpCard;
import games.hydra.random.Rng;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** However a pile came about, it is a list of cards. */
class KnownPileProperties {

    /** A pile, and the cards that ought to be in it. */
    private record Model(KnownPile pile, List<Card> cards) {
        static final Model EMPTY = new Model(KnownPile.empty(), List.empty());

        Model put(Card card) {
            return new Model(pile.put(card), cards.prepend(card));
        }

        Model putTurnedOver(Head head) {
            return new Model(pile.putTurnedOver(head), cards.prependAll(head.turnedOver()));
        }

        Model withoutTop() {
            return cards.isEmpty() ? this : new Model(pile.withoutTop(), cards.tail());
        }

        Model shuffled(long seed) {
            Rng rng = Rng.seeded(seed);
            return new Model(
                    (KnownPile) pile.shuffled(rng).value(), rng.shuffled(cards).value());
        }
    }

    @Property
    void its_cards_are_those_of_the_list(@ForAll("models") Model model) {
        assertThat(model.pile.cards()).isEqualTo(model.cards);
        assertThat(model.pile.possibleCards()).isEqualTo(model.cards);
        assertThat(model.pile.size()).isEqualTo(model.cards.size());
        assertThat(model.pile.isEmpty()).isEqualTo(model.cards.isEmpty());
        assertThat(model.pile).hasToString(model.cards.mkString("[", " ", "]"));
    }

    @Property
    void its_top_is_the_first_of_the_list(@ForAll("models") Model model) {
        assertThat(model.pile.top()).isEqualTo(model.cards.headOption());
    }

    @Property
    void it_equals_a_pile_that_is_laid_out_at_once(@ForAll("models") Model model) {
        KnownPile laidOut = KnownPile.of(model.cards);

        assertThat(model.pile).isEqualTo(laidOut).hasSameHashCodeAs(laidOut);
        assertThat(laidOut).isEqualTo(model.pile);
    }

    @Property
    void piles_are_equal_exactly_if_their_cards_are(@ForAll("models") Model one, @ForAll("models") Model other) {
        assertThat(one.pile.equals(other.pile)).isEqualTo(one.cards.equals(other.cards));
    }

    @Property
    void whoever_changes_the_kinds_of_a_pile_does_not_change_the_pile(@ForAll("models") Model model) {
        byte[] kinds = model.pile.kinds();
        KnownPile same = KnownPile.ofKinds(kinds);
        java.util.Arrays.fill(kinds, (byte) 7);

        assertThat(model.pile.cards()).isEqualTo(model.cards);
        assertThat(same.cards()).isEqualTo(model.cards);
    }

    @Provide
    Arbitrary<Model> models() {
        return Arbitraries.integers()
                .between(0, 999)
                .list()
                .ofMaxSize(40)
                .map(changes -> Vector.ofAll(changes).foldLeft(Model.EMPTY, KnownPileProperties::apply));
    }

    /** One number says what to do, and with which card. */
    private static Model apply(Model model, int change) {
        FaceUpCard card = FaceUpCard.ofIndex(change % FaceUpCard.KINDS);
        return switch (change % 10) {
            case 0, 1, 2, 3 -> model.put(card.turnedDown());
            case 4, 5 -> model.putTurnedOver(head(card, change % 7));
            case 6 -> model.shuffled(change);
            default -> model.withoutTop();
        };
    }

    private static Head head(FaceUpCard lowest, int more) {
        return Vector.range(0, more).map(FaceUpCard::ofIndex).foldLeft(Head.of(lowest), Head::place);
    }
}
