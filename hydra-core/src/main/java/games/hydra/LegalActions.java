package games.hydra;

import games.hydra.card.Card;
import games.hydra.card.Deck;
import games.hydra.card.FaceSet;
import games.hydra.card.FaceUpCard;
import games.hydra.table.HeadId;
import games.hydra.table.Heads;
import io.vavr.collection.Array;
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
    /** By the number of the head; few games of up to ten players ever have a higher one. */
    private static final Array<Action> PLACES =
            Array.range(0, 256).map(HeadId::new).map(Action.Place::new);

    private static final List<Action> DEALS =
            Deck.kinds().<Action>map(Action.Deal::new).toList();

    @Override
    public Seq<Action> betweenTurns(Phase.BetweenTurns phase) {
        return BEGIN;
    }

    @Override
    public Seq<Action> holding(Phase.Holding turn) {
        FaceSet accepting = state.rules().topsAccepting(turn.card(), state.heads());
        boolean fitsAnyHead = state.heads().showsAny(accepting);
        List<Action> others = others(turn, fitsAnyHead);
        return fitsAnyHead ? placements(turn.card(), accepting, others) : others;
    }

    private List<Action> others(Phase.Holding turn, boolean fitsAnyHead) {
        Legality legality = new Legality(state);
        List<Action> actions = deals(legality);
        actions = legality.canCut(turn, fitsAnyHead).isEmpty() ? actions.prepend(CUT_OFF) : actions;
        actions = legality.canSwap(turn).isEmpty() ? actions.prepend(SWAP) : actions;
        return legality.canReserve(turn).isEmpty() ? actions.prepend(RESERVE) : actions;
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

    private List<Action> placements(Card card, FaceSet accepting, List<Action> others) {
        Heads heads = state.heads();
        int oldest = heads.oldest().number();
        List<Action> actions = others;
        for (int number = heads.newest().number(); number >= oldest; number--) {
            if (heads.shows(new HeadId(number), accepting)) {
                actions = card.isJoker() ? jokerOn(new HeadId(number), actions) : actions.prepend(place(number));
            }
        }
        return actions;
    }

    private static Action place(int number) {
        return number < PLACES.size() ? PLACES.get(number) : new Action.Place(new HeadId(number));
    }

    private List<Action> jokerOn(HeadId head, List<Action> others) {
        Seq<FaceUpCard> faces =
                state.rules().fitting(Card.joker(), state.heads().top(head));
        List<Action> actions = others;
        for (int face = faces.size() - 1; face >= 0; face--) {
            actions =
                    actions.prepend(new Action.PlaceJoker(head, faces.get(face).rank()));
        }
        return actions;
    }
}
