package games.hydra.notation;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.card.Card;
import games.hydra.card.Deck;
import games.hydra.card.FaceUpCard;
import games.hydra.card.Rank;
import games.hydra.card.Suit;
import games.hydra.testkit.Rule;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CardNotationTest {

    @Test
    @Rule("R1.4")
    void a_card_is_written_value_then_suit() {
        assertThat(CardNotation.write(Card.of(Rank.TEN, Suit.DIAMONDS))).isEqualTo("10D");
        assertThat(CardNotation.write(Card.joker())).isEqualTo("Joker");
        assertThat(CardNotation.writeFaceUp(Card.joker().announce(Rank.THREE))).isEqualTo("3J");
    }

    @Test
    void every_card_is_read_as_it_is_written() {
        assertThat(Deck.kinds())
                .allSatisfy(card ->
                        assertThat(CardNotation.read(CardNotation.write(card))).isEqualTo(Either.right(card)));
    }

    @Test
    void every_card_on_a_head_is_read_as_it_is_written() {
        assertThat(Vector.range(0, FaceUpCard.KINDS).map(FaceUpCard::ofIndex))
                .allSatisfy(card -> assertThat(CardNotation.readFaceUp(CardNotation.writeFaceUp(card)))
                        .isEqualTo(Either.right(card)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1D", "11D", "kd", "KD ", " KD", "3J", "joker", "Jokers", "DK", "10", "D"})
    void what_is_no_card_is_refused(String text) {
        assertThat(CardNotation.read(text).getLeft())
                .isEqualTo(new NotationProblem.Unknown(new Place(1, 1), Expected.CARD, text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Joker", "J", "0J", "jJ"})
    void what_can_not_lie_on_a_head_is_refused(String text) {
        assertThat(CardNotation.readFaceUp(text).getLeft())
                .isEqualTo(new NotationProblem.Unknown(new Place(1, 1), Expected.FACE_UP_CARD, text));
    }
}
