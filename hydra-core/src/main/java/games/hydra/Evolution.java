package games.hydra;

import games.hydra.rule.ReserveHome;
import games.hydra.table.Heads;
import games.hydra.table.Player;
import games.hydra.table.PlayerId;
import games.hydra.table.Reserve;
import io.vavr.collection.Seq;

/** What each event makes of a state. No rule is decided here: an event says all that has to be known. */
record Evolution(GameState state) implements Event.Cases<GameState> {

    /** The state that a log begins with; it does not depend on any state before. */
    static GameState begin(Event.Dealt event) {
        Seq<Player> players = event.draws().map(Player::dealt);
        Phase phase = new Phase.AwaitingCard(new Purpose.FirstHead());
        return new GameState(event.rules(), Heads.none(), players, phase, event.rng(), false);
    }

    @Override
    public GameState dealt(Event.Dealt event) {
        return begin(event);
    }

    @Override
    public GameState headGrown(Event.HeadGrown event) {
        return next(
                state.heads().grow(event.card()),
                with(event.player(), state.player(event.player()).withoutTopOfDraw()),
                afterHead(purpose(event, event.player()), event.player()));
    }

    private Phase afterHead(Purpose purpose, PlayerId player) {
        return purpose instanceof Purpose.NewHead newHead
                ? new Phase.AwaitingCard(new Purpose.NewHead(player, newHead.due() - 1))
                : new Phase.BetweenTurns(state.after(player));
    }

    @Override
    public GameState turnBegan(Event.TurnBegan event) {
        if (!(state.phase() instanceof Phase.BetweenTurns)) {
            throw doesNotFollow(event);
        }
        return state.withPhase(awaiting(event.player(), event.required(), Reserve.empty()));
    }

    @Override
    public GameState pileReshuffled(Event.PileReshuffled event) {
        return state.withPlayers(
                        with(event.player(), state.player(event.player()).reshuffled(event.draw())))
                .withRng(event.rng());
    }

    @Override
    public GameState cardDrawn(Event.CardDrawn event) {
        Purpose.NextCard turn = turn(event, event.player());
        return next(
                state.heads(),
                with(event.player(), state.player(event.player()).withoutTopOfDraw()),
                new Phase.Holding(turn.player(), event.card(), turn.due() - 1, turn.reserve()));
    }

    @Override
    public GameState cardDealtAgain(Event.CardDealtAgain event) {
        Phase.Holding turn = holding(event, event.player());
        return state.withPhase(new Phase.Holding(turn.player(), event.card(), turn.remaining(), turn.reserve()));
    }

    @Override
    public GameState cardPlaced(Event.CardPlaced event) {
        Phase.Holding turn = holding(event, event.player());
        return next(
                state.heads().place(event.head(), event.card()),
                state.players(),
                awaiting(turn.player(), turn.remaining(), turn.reserve()));
    }

    @Override
    public GameState cardReserved(Event.CardReserved event) {
        Phase.Holding turn = holding(event, event.player());
        return state.withPhase(awaiting(turn.player(), turn.remaining(), Reserve.holding(event.card())));
    }

    @Override
    public GameState cardsSwapped(Event.CardsSwapped event) {
        Phase.Holding turn = holding(event, event.player());
        Reserve reserve = Reserve.holding(event.reserved());
        return state.withPhase(new Phase.Holding(turn.player(), event.held(), turn.remaining(), reserve));
    }

    @Override
    public GameState reserveTaken(Event.ReserveTaken event) {
        Purpose.NextCard turn = turn(event, event.player());
        return state.withPhase(new Phase.Holding(turn.player(), event.card(), turn.due() - 1, Reserve.closed()));
    }

    @Override
    public GameState cardDiscarded(Event.CardDiscarded event) {
        Phase.Holding turn = holding(event, event.player());
        return next(
                state.heads(),
                with(event.player(), state.player(event.player()).putOnDiscard(event.card())),
                awaiting(turn.player(), turn.remaining(), turn.reserve()));
    }

    @Override
    public GameState reserveWentHome(Event.ReserveWentHome event) {
        Purpose.NextCard turn = turn(event, event.player());
        Player player = state.player(event.player());
        Player home = event.home() == ReserveHome.DISCARD
                ? player.putOnDiscard(event.card())
                : player.putOnDraw(event.card());
        return next(state.heads(), with(event.player(), home), awaiting(turn.player(), turn.due(), Reserve.empty()));
    }

    @Override
    public GameState headCutOff(Event.HeadCutOff event) {
        return next(
                state.heads().withoutOldest(),
                with(event.player(), state.player(event.player()).putOnDiscard(event.cards())),
                new Phase.AwaitingCard(
                        new Purpose.NewHead(turn(event, event.player()).player(), Purpose.NewHead.AFTER_CUT)));
    }

    @Override
    public GameState turnEnded(Event.TurnEnded event) {
        purpose(event, event.player());
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

    /** The parts that change together are put in place together: what lies between might be no state at all. */
    private GameState next(Heads heads, Seq<Player> players, Phase phase) {
        return new GameState(state.rules(), heads, players, phase, state.rng(), state.stalemate());
    }

    private Seq<Player> with(PlayerId id, Player changed) {
        return state.players().update(id.number() - 1, changed);
    }

    private static Phase awaiting(PlayerId player, int due, Reserve reserve) {
        return new Phase.AwaitingCard(new Purpose.NextCard(player, due, reserve));
    }

    private Phase.Holding holding(Event event, PlayerId player) {
        if (state.phase() instanceof Phase.Holding holding && holding.player().equals(player)) {
            return holding;
        }
        throw doesNotFollow(event);
    }

    private Purpose purpose(Event event, PlayerId player) {
        if (state.phase() instanceof Phase.AwaitingCard awaiting
                && awaiting.purpose().player().equals(player)) {
            return awaiting.purpose();
        }
        throw doesNotFollow(event);
    }

    /** Nearly every event asks this, and so it asks for the kind of purpose first: {@link #purpose} would have to ask any kind whose it is. */
    private Purpose.NextCard turn(Event event, PlayerId player) {
        if (state.phase() instanceof Phase.AwaitingCard awaiting
                && awaiting.purpose() instanceof Purpose.NextCard turn
                && turn.player().equals(player)) {
            return turn;
        }
        throw doesNotFollow(event);
    }

    private IllegalArgumentException doesNotFollow(Event event) {
        return new IllegalArgumentException(event + " / " + state.phase());
    }
}
