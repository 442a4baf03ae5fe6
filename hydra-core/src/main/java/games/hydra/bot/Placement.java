package games.hydra.bot;

import games.hydra.Action;
import games.hydra.Phase;
import games.hydra.card.Card;
import games.hydra.card.FaceUpCard;
import games.hydra.card.Rank;
import games.hydra.card.SuitedCard;
import games.hydra.rule.Fit;
import games.hydra.table.HeadId;
import games.hydra.view.PlayerView;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** One way to place a card: the action, how the card would lie, on which head and what top, and how it fits. */
record Placement(Action action, FaceUpCard card, HeadId head, FaceUpCard top, Fit fit) {

    /**
     * Every way to place a card that the player holds or would hold after a swap, by head and then by value. The list grows
     * at its front, from the last head to the first.
     */
    static Seq<Placement> all(PlayerView view, Card card) {
        int[] accepting = view.rules().numbersAccepting(card, view.heads());
        List<Placement> placements = List.empty();
        for (int i = accepting.length - 1; i >= 0; i--) {
            HeadId head = new HeadId(accepting[i]);
            placements = card instanceof SuitedCard suited
                    ? placements.prepend(on(view, head, suited, new Action.Place(head)))
                    : jokersOn(view, head, placements);
        }
        return placements;
    }

    private static List<Placement> jokersOn(PlayerView view, HeadId head, List<Placement> others) {
        Seq<FaceUpCard> faces = view.rules().fitting(Card.joker(), view.heads().top(head));
        List<Placement> placements = others;
        for (int i = faces.size() - 1; i >= 0; i--) {
            FaceUpCard face = faces.get(i);
            placements = placements.prepend(on(view, head, face, new Action.PlaceJoker(head, face.rank())));
        }
        return placements;
    }

    private static Placement on(PlayerView view, HeadId head, FaceUpCard card, Action action) {
        FaceUpCard top = view.heads().top(head);
        return new Placement(
                action, card, head, top, view.rules().fit(card, top).get());
    }

    /** Places the card so that the turn goes on and as little room as possible is lost. */
    static Option<Action> goingOn(PlayerView view, Card card) {
        Option<Placement> best = Option.none();
        for (Placement placement : all(view, card)) {
            boolean better = best.isEmpty() || placement.roomLost() < best.get().roomLost();
            best = better && !placement.fit.endsTurn() ? Option.some(placement) : best;
        }
        return best.map(Placement::action);
    }

    /** How far the top comes down, which is less than a king's value, and then a low top before a high one. */
    private int roomLost() {
        int down = top.rank().value() - card.rank().value();
        return down * Rank.KING.value() + top.rank().value();
    }

    /** Places the card so that the turn ends. */
    static Option<Action> ending(PlayerView view, Card card) {
        for (Placement placement : all(view, card)) {
            if (placement.fit.endsTurn()) {
                return Option.some(placement.action);
            }
        }
        return Option.none();
    }

    /** Takes the reserve, if it can be placed so that the turn goes on: that follows, so that no second swap does. */
    static Option<Action> swapIfBetter(PlayerView view, Phase.Holding turn) {
        return turn.reserve().card().flatMap(card -> goingOn(view, card)).map(action -> new Action.Swap());
    }
}
