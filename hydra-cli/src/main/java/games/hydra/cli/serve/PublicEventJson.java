package games.hydra.cli.serve;

import games.hydra.Event;
import games.hydra.TurnEnd;
import games.hydra.cli.json.Json;
import games.hydra.notation.RuleSetNotation;
import games.hydra.table.PlayerId;

/** The events of which everybody sees everything. */
abstract class PublicEventJson implements Event.PublicCases<Json> {

    @Override
    public Json headGrown(Event.HeadGrown event) {
        return of("head-grown", event.player())
                .with("head", event.head().number())
                .with("card", CardJson.of(event.card()));
    }

    @Override
    public Json turnBegan(Event.TurnBegan event) {
        return of("turn-began", event.player()).with("required", event.required());
    }

    @Override
    public Json cardPlaced(Event.CardPlaced event) {
        return of("card-placed", event.player())
                .with("head", event.head().number())
                .with("card", CardJson.of(event.card()))
                .with("fit", event.fit().name())
                .with("endsTurn", event.fit().endsTurn());
    }

    @Override
    public Json headCutOff(Event.HeadCutOff event) {
        return of("head-cut-off", event.player())
                .with("head", event.head().number())
                .with("cards", CardJson.listFaceUp(event.cards().cards()));
    }

    @Override
    public Json turnEnded(Event.TurnEnded event) {
        return of("turn-ended", event.player())
                .with("why", why(event.why()))
                .with("next", event.next().number());
    }

    @Override
    public Json rulesChanged(Event.RulesChanged event) {
        return of("rules-changed")
                .with("before", RuleSetNotation.write(event.before()))
                .with("rules", RuleSetNotation.write(event.rules()));
    }

    @Override
    public Json stalemateReached(Event.StalemateReached event) {
        return of("stalemate-reached");
    }

    @Override
    public Json gameEnded(Event.GameEnded event) {
        return of("game-ended").with("outcome", OutcomeJson.of(event.outcome()));
    }

    static Json.Fields of(String type) {
        return Json.object().with("type", type);
    }

    static Json.Fields of(String type, PlayerId player) {
        return of(type).with("player", player.number());
    }

    private static String why(TurnEnd why) {
        return switch (why) {
            case ALL_PLAYED -> "all-played";
            case ENDING_PLACEMENT -> "ending-placement";
            case ONLY_RESERVE_LEFT -> "only-reserve-left";
            case HEAD_CUT_OFF -> "head-cut-off";
        };
    }
}
