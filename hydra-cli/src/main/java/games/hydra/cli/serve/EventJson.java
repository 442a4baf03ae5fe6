package games.hydra.cli.serve;

import games.hydra.Event;
import games.hydra.cli.json.Json;
import games.hydra.notation.RuleSetNotation;

/** Events as whoever runs the game sees them: every card is there, but what shuffles come from is not. */
final class EventJson extends PublicEventJson implements Event.Cases<Json> {
    private static final EventJson SHARED = new EventJson();

    private EventJson() {}

    static Json of(Event event) {
        return event.match(SHARED);
    }

    @Override
    public Json dealt(Event.Dealt event) {
        return of("dealt")
                .with("rules", RuleSetNotation.write(event.rules()))
                .with("draws", Json.list(event.draws().map(PileJson::of)));
    }

    @Override
    public Json pileReshuffled(Event.PileReshuffled event) {
        return of("pile-reshuffled", event.player()).with("draw", PileJson.of(event.draw()));
    }

    @Override
    public Json cardDrawn(Event.CardDrawn event) {
        return of("card-drawn", event.player()).with("card", CardJson.of(event.card()));
    }

    @Override
    public Json cardDealtAgain(Event.CardDealtAgain event) {
        return of("card-dealt-again", event.player())
                .with("before", CardJson.of(event.before()))
                .with("card", CardJson.of(event.card()));
    }

    @Override
    public Json cardReserved(Event.CardReserved event) {
        return of("card-reserved", event.player()).with("card", CardJson.of(event.card()));
    }

    @Override
    public Json cardsSwapped(Event.CardsSwapped event) {
        return of("cards-swapped", event.player())
                .with("held", CardJson.of(event.held()))
                .with("reserved", CardJson.of(event.reserved()));
    }

    @Override
    public Json reserveTaken(Event.ReserveTaken event) {
        return of("reserve-taken", event.player()).with("card", CardJson.of(event.card()));
    }

    @Override
    public Json cardDiscarded(Event.CardDiscarded event) {
        return of("card-discarded", event.player()).with("card", CardJson.of(event.card()));
    }

    @Override
    public Json reserveWentHome(Event.ReserveWentHome event) {
        return of("reserve-went-home", event.player())
                .with("card", CardJson.of(event.card()))
                .with("home", event.home().code());
    }
}
