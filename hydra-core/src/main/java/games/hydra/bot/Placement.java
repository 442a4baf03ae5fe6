package games.hydra.bot;

import games.hydra.Action;
import games.hydra.card.Card;
import games.hydra.card.FaceUpCard;
import games.hydra.rule.Fit;
import games.hydra.table.Head;
import games.hydra.table.HeadId;
import games.hydra.view.PlayerView;
import io.vavr.collection.Seq;

/** One way to place a card: the action, how the card would lie, on what, and how it fits. */
record Placement(Action action, FaceUpCard card, FaceUpCard top, Fit fit) {

    /** Every way to place a card that the player holds or would hold after a swap, by head and then by value. */
    static Seq<Placement> all(PlayerView view, Card card) {
        return view.heads().numbered().flatMap(entry -> on(view, card, entry._1, entry._2));
    }

    private static Seq<Placement> on(PlayerView view, Card card, HeadId id, Head head) {
        return card.faces()
                .flatMap(face -> view.rules()
                        .fit(face, head.top())
                        .map(fit -> new Placement(action(card, id, face), face, head.top(), fit)));
    }

    private static Action action(Card card, HeadId id, FaceUpCard face) {
        return card.isJoker() ? new Action.PlaceJoker(id, face.rank()) : new Action.Place(id);
    }
}
