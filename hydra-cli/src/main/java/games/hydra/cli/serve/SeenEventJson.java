package games.hydra.cli.serve;

import games.hydra.cli.json.Json;
import games.hydra.notation.RuleSetNotation;
import games.hydra.view.SeenEvent;

/** Events as somebody at the table sees them. */
final class SeenEventJson extends PublicEventJson implements SeenEvent.Cases<Json> {
    private static final SeenEventJson SHARED = new SeenEventJson();

    private SeenEventJson() {}

    static Json of(SeenEvent event) {
        return event.match(SHARED);
    }

    @Override
    public Json dealt(SeenEvent.Dealt event) {
        return of("dealt")
                .with("rules", RuleSetNotation.write(event.rules()))
                .with("draws", Json.list(event.cards().map(Json.Whole::new)));
    }

    @Override
    public Json pileReshuffled(SeenEvent.PileReshuffled event) {
        return of("pile-reshuffled", event.player());
    }

    @Override
    public Json cardDrawn(SeenEvent.CardDrawn event) {
        return of("card-drawn", event.player()).with("card", CardJson.of(event.card()));
    }

    @Override
    public Json cardDealtAgain(SeenEvent.CardDealtAgain event) {
        return of("card-dealt-again", event.player())
                .with("before", CardJson.of(event.before()))
                .with("card", CardJson.of(event.card()));
    }

    @Override
    public Json cardReserved(SeenEvent.CardReserved event) {
        return of("card-reserved", event.player()).with("card", CardJson.of(event.card()));
    }

    @Override
    public Json cardsSwapped(SeenEvent.CardsSwapped event) {
        return of("cards-swapped", event.player())
                .with("held", CardJson.of(event.held()))
                .with("reserved", CardJson.of(event.reserved()));
    }

    @Override
    public Json reserveTaken(SeenEvent.ReserveTaken event) {
        return of("reserve-taken", event.player()).with("card", CardJson.of(event.card()));
    }

    @Override
    public Json cardDiscarded(SeenEvent.CardDiscarded event) {
        return of("card-discarded", event.player()).with("card", CardJson.of(event.card()));
    }

    @Override
    public Json reserveWentHome(SeenEvent.ReserveWentHome event) {
        return of("reserve-went-home", event.player())
                .with("card", CardJson.of(event.card()))
                .with("home", event.home().code());
    }
}
