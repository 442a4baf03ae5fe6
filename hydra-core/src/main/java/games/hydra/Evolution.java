package games.hydra;

import games.hydra.rule.ReserveHome;
import games.hydra.table.Heads;
import games.hydra.table.Player;
import games.hydra.table.PlayerId;
import games.hydra.table.Reserve;
import io.vavr.collection.Vector;
import java.util.function.UnaryOperator;

/** What each event makes of a state. No rule is decided here: an event says all that has to be known. */
record Evolution(GameState state) implements Event.Cases<GameState> {

    /** The state that a log begins with; it does not depend on any state before. */
    static GameState begin(Event.Dealt event) {
        Vector<Player> players = Vector.ofAll(event.draws().map(Player::dealt));
        Phase phase = new Phase.AwaitingCard(new Purpose.FirstHead());
        return new GameState(event.rules(), Heads.none(), players, phase, event.rng(), false);
    }

    @Override
    public GameState dealt(Event.Dealt event) {
        return begin(event);
    }

    @Override
    public GameState headGrown(Event.HeadGrown event) {
        GameState grown = change(event.player(), Player::withoutTopOfDraw)
                .withHeads(state.heads().grow(event.card()));
        return grown.withPhase(afterHead(grown, event));
    }

    private Phase afterHead(GameState grown, Event.HeadGrown event) {
        if (purpose(event) instanceof Purpose.NewHead newHead) {
            return new Phase.AwaitingCard(new Purpose.NewHead(newHead.player(), newHead.due() - 1));
        }
        return new Phase.BetweenTurns(grown.after(event.player()));
    }

    @Override
    public GameState turnBegan(Event.TurnBegan event) {
        return awaiting(new Purpose.NextCard(event.player(), event.required(), Reserve.empty()));
    }

    @Override
    public GameState pileReshuffled(Event.PileReshuffled event) {
        return change(event.player(), player -> player.reshuffled(event.draw())).withRng(event.rng());
    }

    @Override
    public GameState cardDrawn(Event.CardDrawn event) {
        Purpose.NextCard turn = turn(event);
        return change(event.player(), Player::withoutTopOfDraw)
                .withPhase(new Phase.Holding(turn.player(), event.card(), turn.due() - 1, turn.reserve()));
    }

    @Override
    public GameState cardDealtAgain(Event.CardDealtAgain event) {
        Phase.Holding turn = holding(event);
        return state.withPhase(new Phase.Holding(turn.player(), event.card(), turn.remaining(), turn.reserve()));
    }

    @Override
    public GameState cardPlaced(Event.CardPlaced event) {
        Phase.Holding turn = holding(event);
        return awaiting(new Purpose.NextCard(turn.player(), turn.remaining(), turn.reserve()))
                .withHeads(state.heads().place(event.head(), event.card()));
    }

    @Override
    public GameState cardReserved(Event.CardReserved event) {
        Phase.Holding turn = holding(event);
        return awaiting(new Purpose.NextCard(turn.player(), turn.remaining(), Reserve.holding(event.card())));
    }

    @Override
    public GameState cardsSwapped(Event.CardsSwapped event) {
        Phase.Holding turn = holding(event);
        Reserve reserve = Reserve.holding(event.reserved());
        return state.withPhase(new Phase.Holding(turn.player(), event.held(), turn.remaining(), reserve));
    }

    @Override
    public GameState reserveTaken(Event.ReserveTaken event) {
        Purpose.NextCard turn = turn(event);
        return state.withPhase(new Phase.Holding(turn.player(), event.card(), turn.due() - 1, Reserve.closed()));
    }

    @Override
    public GameState cardDiscarded(Event.CardDiscarded event) {
        Phase.Holding turn = holding(event);
        return change(event.player(), player -> player.putOnDiscard(event.card()))
                .withPhase(
                        new Phase.AwaitingCard(new Purpose.NextCard(turn.player(), turn.remaining(), turn.reserve())));
    }

    @Override
    public GameState reserveWentHome(Event.ReserveWentHome event) {
        Purpose.NextCard turn = turn(event);
        boolean toDiscard = event.home() == ReserveHome.DISCARD;
        return change(
                        event.player(),
                        player -> toDiscard ? player.putOnDiscard(event.card()) : player.putOnDraw(event.card()))
                .withPhase(new Phase.AwaitingCard(new Purpose.NextCard(turn.player(), turn.due(), Reserve.empty())));
    }

    @Override
    public GameState headCutOff(Event.HeadCutOff event) {
        return change(
                        event.player(),
                        player -> player.putOnDiscard(event.cards().turnedOver()))
                .withHeads(state.heads().withoutOldest())
                .withPhase(new Phase.AwaitingCard(new Purpose.NewHead(event.player(), Cutting.NEW_HEADS)));
    }

    @Override
    public GameState turnEnded(Event.TurnEnded event) {
        return state.withPhase(new Phase.BetweenTurns(event.next()));
    }

    @Override
    public GameState rulesChanged(Event.RulesChanged event) {
        return state.withRules(event.rules()).withStalemate(false);
    }

    @Override
    public GameState stalemateReached(Event.StalemateReached event) {
        return state.withStalemate(true);
    }

    @Override
    public GameState gameEnded(Event.GameEnded event) {
        return state.withPhase(new Phase.Over(event.outcome()));
    }

    private GameState awaiting(Purpose purpose) {
        return state.withPhase(new Phase.AwaitingCard(purpose));
    }

    private GameState change(PlayerId id, UnaryOperator<Player> change) {
        return state.withPlayers(state.players().update(id.number() - 1, change.apply(state.player(id))));
    }

    private Phase.Holding holding(Event event) {
        if (state.phase() instanceof Phase.Holding holding) {
            return holding;
        }
        throw doesNotFollow(event);
    }

    private Purpose purpose(Event event) {
        if (state.phase() instanceof Phase.AwaitingCard awaiting) {
            return awaiting.purpose();
        }
        throw doesNotFollow(event);
    }

    private Purpose.NextCard turn(Event event) {
        if (purpose(event) instanceof Purpose.NextCard turn) {
            return turn;
        }
        throw doesNotFollow(event);
    }

    private IllegalArgumentException doesNotFollow(Event event) {
        return new IllegalArgumentException(event + " / " + state.phase());
    }
}
