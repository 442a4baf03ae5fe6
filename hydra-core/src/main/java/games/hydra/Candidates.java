package games.hydra;

import games.hydra.card.Deck;
import games.hydra.card.Rank;
import games.hydra.table.HeadId;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** The actions that may be legal in a phase, in the order that {@link Hydra#legalActions} promises. */
record Candidates(GameState state) implements Phase.Cases<Seq<Action>> {
    private static final Seq<Action> BEGIN = List.of(new Action.BeginTurn());
    private static final Seq<Action> WITHOUT_HEAD =
            List.of(new Action.Reserve(), new Action.Swap(), new Action.CutOff());
    private static final Seq<Action> DEALS = Deck.kinds().map(Action.Deal::new);

    @Override
    public Seq<Action> betweenTurns(Phase.BetweenTurns phase) {
        return BEGIN;
    }

    @Override
    public Seq<Action> holding(Phase.Holding phase) {
        Seq<Action> moves = placements(phase).appendAll(WITHOUT_HEAD);
        return state.player(phase.player()).draw().isDealtByHand() ? moves.appendAll(DEALS) : moves;
    }

    @Override
    public Seq<Action> awaitingCard(Phase.AwaitingCard phase) {
        return DEALS;
    }

    @Override
    public Seq<Action> over(Phase.Over phase) {
        return List.empty();
    }

    private Seq<Action> placements(Phase.Holding phase) {
        Seq<HeadId> heads = state.heads().ids();
        return phase.card()
                .match(
                        suited -> heads.map(Action.Place::new),
                        joker -> heads.flatMap(head -> Rank.all().map(rank -> new Action.PlaceJoker(head, rank))));
    }
}
