package games.hydra.bot;

import games.hydra.Action;
import games.hydra.Phase;
import games.hydra.card.Card;
import games.hydra.card.FaceUpCard;
import games.hydra.rule.Fit;
import games.hydra.table.Head;
import games.hydra.table.HeadId;
import games.hydra.view.PlayerView;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Comparator;

/** One way to place a card: the action, how the card would lie, on which head and what top, and how it fits. */
record Placement(Action action, FaceUpCard card, HeadId head, FaceUpCard top, Fit fit) {
    /** How far the top comes down, and then a low top before a high one. */
    private static final Comparator<Placement> LEAST_ROOM_LOST = Comparator.<Placement>comparingInt(placement ->
                    placement.top().rank().value() - placement.card().rank().value())
            .thenComparingInt(placement -> placement.top().rank().value());

    /** Every way to place a card that the player holds or would hold after a swap, by head and then by value. */
    static Seq<Placement> all(PlayerView view, Card card) {
        return view.heads().numbered().flatMap(entry -> on(view, card, entry._1, entry._2));
    }

    private static Seq<Placement> on(PlayerView view, Card card, HeadId id, Head head) {
        return card.faces()
                .flatMap(face -> view.rules()
                        .fit(face, head.top())
                        .map(fit -> new Placement(action(card, id, face), face, id, head.top(), fit)));
    }

    private static Action action(Card card, HeadId id, FaceUpCard face) {
        return card.isJoker() ? new Action.PlaceJoker(id, face.rank()) : new Action.Place(id);
    }

    /** Places the card so that the turn goes on and as little room as possible is lost. */
    static Option<Action> goingOn(PlayerView view, Card card) {
        return all(view, card)
                .reject(placement -> placement.fit().endsTurn())
                .minBy(LEAST_ROOM_LOST)
                .map(Placement::action);
    }

    /** Places the card so that the turn ends. */
    static Option<Action> ending(PlayerView view, Card card) {
        return all(view, card).find(placement -> placement.fit().endsTurn()).map(Placement::action);
    }

    /** Takes the reserve, if it can be placed so that the turn goes on: that follows, so that no second swap does. */
    static Option<Action> swapIfBetter(PlayerView view, Phase.Holding turn) {
        return turn.reserve().card().flatMap(card -> goingOn(view, card)).map(action -> new Action.Swap());
    }
}
