package games.hydra.view;

import games.hydra.Event;
import games.hydra.table.Pile;

/**
 * What a viewer sees of each event. The cards that lie face up on heads are everybody's to see; a hand, a reserve and what
 * goes face down to a pile are only their player's.
 */
record Redaction(Viewer viewer) implements Event.Cases<SeenEvent> {

    @Override
    public SeenEvent dealt(Event.Dealt event) {
        return new SeenEvent.Dealt(event.rules(), event.draws().map(Pile::size));
    }

    @Override
    public SeenEvent pileReshuffled(Event.PileReshuffled event) {
        return new SeenEvent.PileReshuffled(event.player());
    }

    @Override
    public SeenEvent cardDrawn(Event.CardDrawn event) {
        return new SeenEvent.CardDrawn(event.player(), viewer.look(event.player(), event.card()));
    }

    @Override
    public SeenEvent cardDealtAgain(Event.CardDealtAgain event) {
        return new SeenEvent.CardDealtAgain(
                event.player(), viewer.look(event.player(), event.before()), viewer.look(event.player(), event.card()));
    }

    @Override
    public SeenEvent cardReserved(Event.CardReserved event) {
        return new SeenEvent.CardReserved(event.player(), viewer.look(event.player(), event.card()));
    }

    @Override
    public SeenEvent cardsSwapped(Event.CardsSwapped event) {
        return new SeenEvent.CardsSwapped(
                event.player(),
                viewer.look(event.player(), event.held()),
                viewer.look(event.player(), event.reserved()));
    }

    @Override
    public SeenEvent reserveTaken(Event.ReserveTaken event) {
        return new SeenEvent.ReserveTaken(event.player(), viewer.look(event.player(), event.card()));
    }

    @Override
    public SeenEvent cardDiscarded(Event.CardDiscarded event) {
        return new SeenEvent.CardDiscarded(event.player(), viewer.look(event.player(), event.card()));
    }

    @Override
    public SeenEvent reserveWentHome(Event.ReserveWentHome event) {
        return new SeenEvent.ReserveWentHome(event.player(), viewer.look(event.player(), event.card()), event.home());
    }

    @Override
    public SeenEvent headGrown(Event.HeadGrown event) {
        return new SeenEvent.Open(event);
    }

    @Override
    public SeenEvent turnBegan(Event.TurnBegan event) {
        return new SeenEvent.Open(event);
    }

    @Override
    public SeenEvent cardPlaced(Event.CardPlaced event) {
        return new SeenEvent.Open(event);
    }

    @Override
    public SeenEvent headCutOff(Event.HeadCutOff event) {
        return new SeenEvent.Open(event);
    }

    @Override
    public SeenEvent turnEnded(Event.TurnEnded event) {
        return new SeenEvent.Open(event);
    }

    @Override
    public SeenEvent rulesChanged(Event.RulesChanged event) {
        return new SeenEvent.Open(event);
    }

    @Override
    public SeenEvent stalemateReached(Event.StalemateReached event) {
        return new SeenEvent.Open(event);
    }

    @Override
    public SeenEvent gameEnded(Event.GameEnded event) {
        return new SeenEvent.Open(event);
    }
}
