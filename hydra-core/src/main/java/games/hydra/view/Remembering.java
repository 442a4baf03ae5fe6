package games.hydra.view;

import games.hydra.Event;
import games.hydra.table.ByPlayer;
import games.hydra.table.PlayerId;
import io.vavr.collection.Seq;

/**
 * What is remembered of each player's cards once an event has happened: for everybody at once what {@link Recollection} is
 * for one viewer who sees it happen. That both remember the same is a law of the test kit's contract ({@code ViewLaws}).
 */
record Remembering(Seq<Remembered> players) implements Event.Cases<Seq<Remembered>> {

    static Seq<Remembered> nothing(int players) {
        return ByPlayer.fill(players, Remembered.NOTHING);
    }

    @Override
    public Seq<Remembered> dealt(Event.Dealt event) {
        return nothing(event.draws().size());
    }

    @Override
    public Seq<Remembered> pileReshuffled(Event.PileReshuffled event) {
        return with(event.player(), of(event.player()).reshuffled());
    }

    @Override
    public Seq<Remembered> headGrown(Event.HeadGrown event) {
        return with(event.player(), of(event.player()).grown(event.card().turnedDown()));
    }

    @Override
    public Seq<Remembered> cardDrawn(Event.CardDrawn event) {
        return with(event.player(), of(event.player()).drawn(event.card()));
    }

    @Override
    public Seq<Remembered> cardDealtAgain(Event.CardDealtAgain event) {
        return with(event.player(), of(event.player()).drawn(event.card()));
    }

    @Override
    public Seq<Remembered> cardPlaced(Event.CardPlaced event) {
        return with(event.player(), of(event.player()).placed(event.card().turnedDown()));
    }

    @Override
    public Seq<Remembered> cardDiscarded(Event.CardDiscarded event) {
        return with(event.player(), of(event.player()).discarded(event.card()));
    }

    @Override
    public Seq<Remembered> reserveWentHome(Event.ReserveWentHome event) {
        return with(event.player(), of(event.player()).sentHome(event.card(), event.home()));
    }

    @Override
    public Seq<Remembered> headCutOff(Event.HeadCutOff event) {
        return with(event.player(), of(event.player()).cutOff(event.cards()));
    }

    @Override
    public Seq<Remembered> turnBegan(Event.TurnBegan event) {
        return players;
    }

    @Override
    public Seq<Remembered> cardReserved(Event.CardReserved event) {
        return players;
    }

    @Override
    public Seq<Remembered> cardsSwapped(Event.CardsSwapped event) {
        return players;
    }

    @Override
    public Seq<Remembered> reserveTaken(Event.ReserveTaken event) {
        return players;
    }

    @Override
    public Seq<Remembered> turnEnded(Event.TurnEnded event) {
        return players;
    }

    @Override
    public Seq<Remembered> rulesChanged(Event.RulesChanged event) {
        return players;
    }

    @Override
    public Seq<Remembered> stalemateReached(Event.StalemateReached event) {
        return players;
    }

    @Override
    public Seq<Remembered> gameEnded(Event.GameEnded event) {
        return players;
    }

    private Remembered of(PlayerId player) {
        return players.get(player.number() - 1);
    }

    private Seq<Remembered> with(PlayerId player, Remembered changed) {
        return changed == of(player) ? players : players.update(player.number() - 1, changed);
    }
}
