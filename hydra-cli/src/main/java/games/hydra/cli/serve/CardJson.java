package games.hydra.cli.serve;

import games.hydra.card.Card;
import games.hydra.card.FaceUpCard;
import games.hydra.cli.json.Json;
import games.hydra.notation.CardNotation;
import games.hydra.view.SeenCard;
import io.vavr.collection.Seq;

/** Cards as the texts of the notation; a card that shows its back is {@code "back"}. */
final class CardJson {
    private static final Json BACK = new Json.Text("back");

    private CardJson() {}

    static Json of(Card card) {
        return new Json.Text(CardNotation.write(card));
    }

    static Json of(FaceUpCard card) {
        return new Json.Text(CardNotation.writeFaceUp(card));
    }

    static Json of(SeenCard card) {
        return card.card().map(CardJson::of).getOrElse(BACK);
    }

    static Json list(Seq<Card> cards) {
        return Json.list(cards.map(CardJson::of));
    }

    static Json listFaceUp(Seq<FaceUpCard> cards) {
        return Json.list(cards.map(CardJson::of));
    }
}
