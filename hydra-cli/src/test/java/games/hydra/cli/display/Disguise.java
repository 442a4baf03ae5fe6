package games.hydra.cli.display;

import games.hydra.Event;
import games.hydra.GameState;
import games.hydra.Phase;
import games.hydra.card.Card;
import games.hydra.table.KnownPile;
import games.hydra.table.Pile;
import games.hydra.table.Player;
import games.hydra.table.Reserve;
import io.vavr.collection.List;

/** The same scene to anybody at the table: every card that lies face down, and every card that did, is another. */
record Disguise(Card other) implements Event.Cases<Event> {

    Scene of(Scene scene) {
        return new Scene(of(scene.state()), scene.recent().map(event -> event.match(this)));
    }

    GameState of(GameState state) {
        return state.withPlayers(state.players().map(player -> new Player(of(player.draw()), of(player.discard()))))
                .withPhase(of(state.phase()));
    }

    private Phase of(Phase phase) {
        return phase instanceof Phase.Holding turn && turn.reserve().card().isDefined()
                ? new Phase.Holding(turn.player(), turn.card(), turn.remaining(), Reserve.holding(other))
                : phase;
    }

    private Pile of(Pile pile) {
        return KnownPile.of(List.fill(pile.size(), () -> other));
    }

    @Override
    public Event dealt(Event.Dealt event) {
        return new Event.Dealt(event.rules(), event.draws().map(this::of), event.rng());
    }

    @Override
    public Event headGrown(Event.HeadGrown event) {
        return event;
    }

    @Override
    public Event turnBegan(Event.TurnBegan event) {
        return event;
    }

    @Override
    public Event pileReshuffled(Event.PileReshuffled event) {
        return new Event.PileReshuffled(event.player(), of(event.draw()), event.rng());
    }

    @Override
    public Event cardDrawn(Event.CardDrawn event) {
        return new Event.CardDrawn(event.player(), other);
    }

    @Override
    public Event cardDealtAgain(Event.CardDealtAgain event) {
        return new Event.CardDealtAgain(event.player(), other, other);
    }

    @Override
    public Event cardPlaced(Event.CardPlaced event) {
        return event;
    }

    @Override
    public Event cardReserved(Event.CardReserved event) {
        return new Event.CardReserved(event.player(), other);
    }

    @Override
    public Event cardsSwapped(Event.CardsSwapped event) {
        return new Event.CardsSwapped(event.player(), other, other);
    }

    @Override
    public Event reserveTaken(Event.ReserveTaken event) {
        return new Event.ReserveTaken(event.player(), other);
    }

    @Override
    public Event cardDiscarded(Event.CardDiscarded event) {
        return new Event.CardDiscarded(event.player(), other);
    }

    @Override
    public Event reserveWentHome(Event.ReserveWentHome event) {
        return new Event.ReserveWentHome(event.player(), other, event.home());
    }

    @Override
    public Event headCutOff(Event.HeadCutOff event) {
        return event;
    }

    @Override
    public Event turnEnded(Event.TurnEnded event) {
        return event;
    }

    @Override
    public Event rulesChanged(Event.RulesChanged event) {
        return event;
    }

    @Override
    public Event stalemateReached(Event.StalemateReached event) {
        return event;
    }

    @Override
    public Event gameEnded(Event.GameEnded event) {
        return event;
    }
}
