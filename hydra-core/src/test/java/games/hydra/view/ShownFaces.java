package games.hydra.view;

import games.hydra.Event;
import games.hydra.card.Card;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** The cards that a seen event shows out of somebody's hand, reserve or pile: none of them lies on a head. */
record ShownFaces() implements SeenEvent.Cases<Seq<Card>> {

    @Override
    public Seq<Card> cardDrawn(SeenEvent.CardDrawn event) {
        return event.card().card().toList();
    }

    @Override
    public Seq<Card> cardDealtAgain(SeenEvent.CardDealtAgain event) {
        return event.before().card().toList().appendAll(event.card().card());
    }

    @Override
    public Seq<Card> cardReserved(SeenEvent.CardReserved event) {
        return event.card().card().toList();
    }

    @Override
    public Seq<Card> cardsSwapped(SeenEvent.CardsSwapped event) {
        return event.held().card().toList().appendAll(event.reserved().card());
    }

    @Override
    public Seq<Card> reserveTaken(SeenEvent.ReserveTaken event) {
        return event.card().card().toList();
    }

    @Override
    public Seq<Card> cardDiscarded(SeenEvent.CardDiscarded event) {
        return event.card().card().toList();
    }

    @Override
    public Seq<Card> reserveWentHome(SeenEvent.ReserveWentHome event) {
        return event.card().card().toList();
    }

    @Override
    public Seq<Card> dealt(SeenEvent.Dealt event) {
        return List.empty();
    }

    @Override
    public Seq<Card> pileReshuffled(SeenEvent.PileReshuffled event) {
        return List.empty();
    }

    @Override
    public Seq<Card> headGrown(Event.HeadGrown event) {
        return List.empty();
    }

    @Override
    public Seq<Card> turnBegan(Event.TurnBegan event) {
        return List.empty();
    }

    @Override
    public Seq<Card> cardPlaced(Event.CardPlaced event) {
        return List.empty();
    }

    @Override
    public Seq<Card> headCutOff(Event.HeadCutOff event) {
        return List.empty();
    }

    @Override
    public Seq<Card> turnEnded(Event.TurnEnded event) {
        return List.empty();
    }

    @Override
    public Seq<Card> rulesChanged(Event.RulesChanged event) {
        return List.empty();
    }

    @Override
    public Seq<Card> stalemateReached(Event.StalemateReached event) {
        return List.empty();
    }

    @Override
    public Seq<Card> gameEnded(Event.GameEnded event) {
        return List.empty();
    }
}
