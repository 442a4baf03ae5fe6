package games.hydra;

import games.hydra.card.Card;
import games.hydra.card.Deck;
import games.hydra.card.FaceUpCard;
import games.hydra.table.HeadId;
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

    /** Few games of up to ten players ever have a head with a higher number. */
    private static final SharedPlacements PLACEMENTS = new SharedPlacements(256);

    private static final List<Action> DEALS =
            Deck.kinds().<Action>map(Action.Deal::new).toList();

    @Override
    public Seq<Action> betweenTurns(Phase.BetweenTurns phase) {
        return BEGIN;
    }

    @Override
    public Seq<Action> holding(Phase.Holding turn) {
        int[] accepting = state.rules().numbersAccepting(turn.card(), state.heads());
        List<Action> others = others(turn, accepting.length > 0);
        return turn.card().isJoker() ? jokers(accepting, others) : places(accepting, others);
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

    private static List<Action> places(int[] accepting, List<Action> others) {
        List<Action> actions = others;
        for (int i = accepting.length - 1; i >= 0; i--) {
            actions = actions.prepend(PLACEMENTS.place(accepting[i]));
        }
        return actions;
    }

    private List<Action> jokers(int[] accepting, List<Action> others) {
        List<Action> actions = others;
        for (int i = accepting.length - 1; i >= 0; i--) {
            actions = jokerOn(accepting[i], actions);
        }
        return actions;
    }

    private List<Action> jokerOn(int number, List<Action> others) {
        Seq<FaceUpCard> faces =
                state.rules().fitting(Card.joker(), state.heads().top(new HeadId(number)));
        List<Action> actions = others;
        for (int face = faces.size() - 1; face >= 0; face--) {
            actions = actions.prepend(
                    PLACEMENTS.placeJoker(number, faces.get(face).rank()));
        }
        return actions;
    }
}
