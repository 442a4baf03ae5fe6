package games.hydra.view;

import games.hydra.Event;
import games.hydra.card.Card;
import games.hydra.table.ByPlayer;
import games.hydra.table.PlayerId;
import io.vavr.collection.Seq;
import java.util.function.UnaryOperator;

/** What a viewer knows of everybody's cards once they have seen an event. */
record Recollection(Viewer viewer, Seq<KnownCards> known) implements SeenEvent.Cases<Seq<KnownCards>> {

    static Seq<KnownCards> nothing(int players) {
        return ByPlayer.fill(players, KnownCards.NONE);
    }

    @Override
    public Seq<KnownCards> dealt(SeenEvent.Dealt event) {
        return nothing(event.cards().size());
    }

    @Override
    public Seq<KnownCards> pileReshuffled(SeenEvent.PileReshuffled event) {
        return of(event.player(), KnownCards::reshuffled);
    }

    @Override
    public Seq<KnownCards> headGrown(Event.HeadGrown event) {
        return of(event.player(), cards -> cards.without(event.card().turnedDown()));
    }

    @Override
    public Seq<KnownCards> cardDrawn(SeenEvent.CardDrawn event) {
        return drawn(event.player(), event.card());
    }

    @Override
    public Seq<KnownCards> cardDealtAgain(SeenEvent.CardDealtAgain event) {
        return drawn(event.player(), event.card());
    }

    private Seq<KnownCards> drawn(PlayerId player, SeenCard card) {
        return of(player, cards -> card.card().fold(cards::withoutTop, cards::without));
    }

    /** Whoever saw the card drawn has counted it already. */
    @Override
    public Seq<KnownCards> cardPlaced(Event.CardPlaced event) {
        Card card = event.card().turnedDown();
        return viewer.is(event.player()) ? known : of(event.player(), cards -> cards.without(card));
    }

    @Override
    public Seq<KnownCards> cardDiscarded(SeenEvent.CardDiscarded event) {
        return of(event.player(), cards -> event.card().card().fold(() -> cards, card -> cards.discard(card)));
    }

    @Override
    public Seq<KnownCards> reserveWentHome(SeenEvent.ReserveWentHome event) {
        return of(
                event.player(),
                cards -> event.card().card().fold(() -> cards, card -> cards.sendHome(card, event.home())));
    }

    @Override
    public Seq<KnownCards> headCutOff(Event.HeadCutOff event) {
        return of(event.player(), cards -> cards.discard(event.cards()));
    }

    @Override
    public Seq<KnownCards> turnBegan(Event.TurnBegan event) {
        return known;
    }

    @Override
    public Seq<KnownCards> cardReserved(SeenEvent.CardReserved event) {
        return known;
    }

    @Override
    public Seq<KnownCards> cardsSwapped(SeenEvent.CardsSwapped event) {
        return known;
    }

    @Override
    public Seq<KnownCards> reserveTaken(SeenEvent.ReserveTaken event) {
        return known;
    }

    @Override
    public Seq<KnownCards> turnEnded(Event.TurnEnded event) {
        return known;
    }

    @Override
    public Seq<KnownCards> rulesChanged(Event.RulesChanged event) {
        return known;
    }

    @Override
    public Seq<KnownCards> stalemateReached(Event.StalemateReached event) {
        return known;
    }

    @Override
    public Seq<KnownCards> gameEnded(Event.GameEnded event) {
        return known;
    }

    private Seq<KnownCards> of(PlayerId player, UnaryOperator<KnownCards> change) {
        int index = player.number() - 1;
        KnownCards before = known.get(index);
        KnownCards after = change.apply(before);
        return after == before ? known : known.update(index, after);
    }
}
