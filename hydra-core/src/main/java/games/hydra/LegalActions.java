package games.hydra;

import games.hydra.card.Card;
import games.hydra.card.Deck;
import games.hydra.card.FaceUpCard;
import games.hydra.table.HeadId;
import games.hydra.table.Heads;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/**
 * The actions that {@link Legality} allows in a phase, in the order that {@link Hydra#legalActions} promises. Lists grow at
 * their front, so that they are made from the last action to the first.
 */
record LegalActions(GameState state) implements Phase.Cases<Seq<Action>> {
    private static final List<Action> BEGIN = List.of(new Action.BeginTurn());
    private static final Action RESERVE = new Action.Reserve();
    private static final Action SWAP = new Action.Swap();
    private static final Action CUT_OFF = new Action.CutOff();
    private static final List<Action> DEALS =
            Deck.kinds().<Action>map(Action.Deal::new).toList();

    @Override
    public Seq<Action> betweenTurns(Phase.BetweenTurns phase) {
        return BEGIN;
    }

    @Override
    public Seq<Action> holding(Phase.Holding turn) {
        Legality legality = new Legality(state);
        List<Action> actions = deals(legality);
        actions = legality.canCut(turn).isEmpty() ? actions.prepend(CUT_OFF) : actions;
        actions = legality.canSwap(turn).isEmpty() ? actions.prepend(SWAP) : actions;
        actions = legality.canReserve(turn).isEmpty() ? actions.prepend(RESERVE) : actions;
        return placements(turn.card(), actions);
    }

    @Override
    public Seq<Action> awaitingCard(Phase.AwaitingCard phase) {
        return deals(new Legality(state));
    }

    @Override
    public Seq<Action> over(Phase.Over phase) {
        return List.empty();
    }

    /** Whether a card can be dealt does not depend on the card. */
    private List<Action> deals(Legality legality) {
        return legality.canDeal().isEmpty() ? DEALS : List.empty();
    }

    private List<Action> placements(Card card, List<Action> others) {
        Heads heads = state.heads();
        List<Action> actions = others;
        for (int number = heads.newest().number(); number >= heads.oldest().number(); number--) {
            HeadId head = new HeadId(number);
            actions = onHead(card, head, heads.top(head), actions);
        }
        return actions;
    }

    private List<Action> onHead(Card card, HeadId head, FaceUpCard top, List<Action> others) {
        Seq<FaceUpCard> faces = card.faces();
        List<Action> actions = others;
        for (int face = faces.size() - 1; face >= 0; face--) {
            if (state.rules().fit(faces.get(face), top).isDefined()) {
                actions = actions.prepend(place(card, head, faces.get(face)));
            }
        }
        return actions;
    }

    private static Action place(Card card, HeadId head, FaceUpCard face) {
        return card.isJoker() ? new Action.PlaceJoker(head, face.rank()) : new Action.Place(head);
    }
}
