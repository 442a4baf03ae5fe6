package games.hydra.bot;

import games.hydra.Action;
import games.hydra.Phase;
import games.hydra.card.Card;
import games.hydra.card.FaceSet;
import games.hydra.card.FaceUpCard;
import games.hydra.rule.Fit;
import games.hydra.table.HeadId;
import games.hydra.table.Heads;
import games.hydra.view.PlayerView;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Comparator;

/** One way to place a card: the action, how the card would lie, on which head and what top, and how it fits. */
record Placement(Action action, FaceUpCard card, HeadId head, FaceUpCard top, Fit fit) {
    /** How far the top comes down, and then a low top before a high one. */
    private static final Comparator<Placement> LEAST_ROOM_LOST = Comparator.<Placement>comparingInt(placement ->
                    placement.top().rank().value() - placement.card().rank().value())
            .thenComparingInt(placement -> placement.top().rank().value());

    /**
     * Every way to place a card that the player holds or would hold after a swap, by head and then by value. Strategies do
     * little else, so only heads that accept the card are looked at, from the last to the first, as a list grows at its front.
     */
    static Seq<Placement> all(PlayerView view, Card card) {
        Heads heads = view.heads();
        FaceSet accepting = view.rules().topsAccepting(card, heads);
        List<Placement> placements = List.empty();
        for (int number = heads.newest().number(); number >= heads.oldest().number(); number--) {
            HeadId id = new HeadId(number);
            placements = heads.shows(id, accepting) ? on(view, card, id, placements) : placements;
        }
        return placements;
    }

    private static List<Placement> on(PlayerView view, Card card, HeadId id, List<Placement> others) {
        FaceUpCard top = view.heads().top(id);
        Seq<FaceUpCard> faces = view.rules().fitting(card, top);
        List<Placement> placements = others;
        for (int i = faces.size() - 1; i >= 0; i--) {
            FaceUpCard face = faces.get(i);
            Fit fit = view.rules().fit(face, top).get();
            placements = placements.prepend(new Placement(action(card, id, face), face, id, top, fit));
        }
        return placements;
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
