package games.hydra.view;

import games.hydra.Event;
import games.hydra.Purpose;
import games.hydra.rule.ReserveHome;
import games.hydra.rule.RuleSet;
import games.hydra.table.ByPlayer;
import games.hydra.table.Heads;
import games.hydra.table.PlayerId;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.function.UnaryOperator;

/** What each event makes of what a viewer sees; what they remember of it is {@link Recollection}'s. */
record Following(PlayerView view) implements SeenEvent.Cases<PlayerView> {

    @Override
    public PlayerView dealt(SeenEvent.Dealt event) {
        return new PlayerView(
                view.viewer(),
                event.rules(),
                Heads.none(),
                ByPlayer.of(event.cards().map(cards -> new PileCounts(cards, 0))),
                new SeenPhase.AwaitingHead(PlayerId.FIRST, 1),
                false,
                Recollection.nothing(event.cards().size()),
                List.empty());
    }

    @Override
    public PlayerView headGrown(Event.HeadGrown event) {
        return next(view.heads().grow(event.card()), drawn(event.player()), afterHead(event));
    }

    private SeenPhase afterHead(Event.HeadGrown event) {
        boolean first = view.heads().next().number() == 1;
        return view.phase() instanceof SeenPhase.AwaitingHead awaiting && !first
                ? new SeenPhase.AwaitingHead(event.player(), awaiting.due() - 1)
                : new SeenPhase.BetweenTurns(event.player().nextOf(view.piles().size()));
    }

    @Override
    public PlayerView turnBegan(Event.TurnBegan event) {
        return next(new SeenPhase.AwaitingCard(event.player(), event.required(), new SeenReserve.Empty()));
    }

    @Override
    public PlayerView pileReshuffled(SeenEvent.PileReshuffled event) {
        return next(view.heads(), piles(event.player(), PileCounts::reshuffled), view.phase());
    }

    @Override
    public PlayerView cardDrawn(SeenEvent.CardDrawn event) {
        SeenPhase.AwaitingCard turn = awaiting(event, event.player());
        return next(
                view.heads(),
                drawn(event.player()),
                new SeenPhase.Holding(event.player(), event.card(), turn.due() - 1, turn.reserve()));
    }

    @Override
    public PlayerView cardDealtAgain(SeenEvent.CardDealtAgain event) {
        SeenPhase.Holding turn = holding(event, event.player());
        return next(new SeenPhase.Holding(event.player(), event.card(), turn.remaining(), turn.reserve()));
    }

    @Override
    public PlayerView cardPlaced(Event.CardPlaced event) {
        SeenPhase.Holding turn = holding(event, event.player());
        return next(view.heads().place(event.head(), event.card()), view.piles(), emptyHanded(turn, turn.reserve()));
    }

    @Override
    public PlayerView cardReserved(SeenEvent.CardReserved event) {
        SeenPhase.Holding turn = holding(event, event.player());
        return next(emptyHanded(turn, new SeenReserve.Holds(event.card())));
    }

    @Override
    public PlayerView cardsSwapped(SeenEvent.CardsSwapped event) {
        SeenPhase.Holding turn = holding(event, event.player());
        return next(new SeenPhase.Holding(
                event.player(), event.held(), turn.remaining(), new SeenReserve.Holds(event.reserved())));
    }

    @Override
    public PlayerView reserveTaken(SeenEvent.ReserveTaken event) {
        SeenPhase.AwaitingCard turn = awaiting(event, event.player());
        return next(new SeenPhase.Holding(event.player(), event.card(), turn.due() - 1, new SeenReserve.Closed()));
    }

    @Override
    public PlayerView cardDiscarded(SeenEvent.CardDiscarded event) {
        SeenPhase.Holding turn = holding(event, event.player());
        return next(view.heads(), piles(event.player(), piles -> piles.plus(0, 1)), emptyHanded(turn, turn.reserve()));
    }

    @Override
    public PlayerView reserveWentHome(SeenEvent.ReserveWentHome event) {
        SeenPhase.AwaitingCard turn = awaiting(event, event.player());
        UnaryOperator<PileCounts> home =
                event.home() == ReserveHome.DISCARD ? piles -> piles.plus(0, 1) : piles -> piles.plus(1, 0);
        return next(
                view.heads(),
                piles(event.player(), home),
                new SeenPhase.AwaitingCard(event.player(), turn.due(), new SeenReserve.Empty()));
    }

    @Override
    public PlayerView headCutOff(Event.HeadCutOff event) {
        int cards = event.cards().size();
        return next(
                view.heads().withoutOldest(),
                piles(event.player(), piles -> piles.plus(0, cards)),
                new SeenPhase.AwaitingHead(event.player(), Purpose.NewHead.AFTER_CUT));
    }

    @Override
    public PlayerView turnEnded(Event.TurnEnded event) {
        return next(new SeenPhase.BetweenTurns(event.next()));
    }

    @Override
    public PlayerView rulesChanged(Event.RulesChanged event) {
        return next(event.rules(), view.heads(), view.piles(), view.phase(), false);
    }

    @Override
    public PlayerView stalemateReached(Event.StalemateReached event) {
        return next(view.rules(), view.heads(), view.piles(), view.phase(), true);
    }

    @Override
    public PlayerView gameEnded(Event.GameEnded event) {
        return next(new SeenPhase.Over(event.outcome()));
    }

    private PlayerView next(SeenPhase phase) {
        return next(view.heads(), view.piles(), phase);
    }

    private PlayerView next(Heads heads, Seq<PileCounts> piles, SeenPhase phase) {
        return next(view.rules(), heads, piles, phase, view.stalemate());
    }

    private PlayerView next(RuleSet rules, Heads heads, Seq<PileCounts> piles, SeenPhase phase, boolean stalemate) {
        return new PlayerView(view.viewer(), rules, heads, piles, phase, stalemate, view.known(), List.empty());
    }

    private Seq<PileCounts> drawn(PlayerId player) {
        return piles(player, piles -> piles.plus(-1, 0));
    }

    private Seq<PileCounts> piles(PlayerId player, UnaryOperator<PileCounts> change) {
        return view.piles().update(player.number() - 1, change.apply(view.piles(player)));
    }

    private static SeenPhase emptyHanded(SeenPhase.Holding turn, SeenReserve reserve) {
        return new SeenPhase.AwaitingCard(turn.player(), turn.remaining(), reserve);
    }

    private SeenPhase.Holding holding(SeenEvent event, PlayerId player) {
        if (view.phase() instanceof SeenPhase.Holding turn && turn.player().equals(player)) {
            return turn;
        }
        throw doesNotFollow(event);
    }

    private SeenPhase.Holding holding(Event.Public event, PlayerId player) {
        return holding(new SeenEvent.Open(event), player);
    }

    private SeenPhase.AwaitingCard awaiting(SeenEvent event, PlayerId player) {
        if (view.phase() instanceof SeenPhase.AwaitingCard turn && turn.player().equals(player)) {
            return turn;
        }
        throw doesNotFollow(event);
    }

    private IllegalArgumentException doesNotFollow(SeenEvent event) {
        return new IllegalArgumentException(event + " / " + view.phase());
    }
}
