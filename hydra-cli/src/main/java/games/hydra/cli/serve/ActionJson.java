package games.hydra.cli.serve;

import games.hydra.Action;
import games.hydra.cli.json.Json;
import games.hydra.notation.CardNotation;
import games.hydra.notation.RuleSetNotation;
import io.vavr.collection.Seq;

/** Actions as objects. */
final class ActionJson implements Action.Cases<Json.Fields> {
    static final String BEGIN_TURN = "begin-turn";
    static final String PLACE = "place";
    static final String PLACE_JOKER = "place-joker";
    static final String RESERVE = "reserve";
    static final String SWAP = "swap";
    static final String CUT_OFF = "cut-off";
    static final String DEAL = "deal";
    static final String CHANGE_RULES = "change-rules";

    private static final ActionJson SHARED = new ActionJson();

    private ActionJson() {}

    static Json.Fields of(Action action) {
        return action.match(SHARED);
    }

    static Json list(Seq<Action> actions) {
        return Json.list(actions.map(ActionJson::of));
    }

    @Override
    public Json.Fields beginTurn(Action.BeginTurn action) {
        return type(BEGIN_TURN);
    }

    @Override
    public Json.Fields place(Action.Place action) {
        return type(PLACE).with("head", action.head().number());
    }

    @Override
    public Json.Fields placeJoker(Action.PlaceJoker action) {
        return type(PLACE_JOKER)
                .with("head", action.head().number())
                .with("rank", action.rank().symbol());
    }

    @Override
    public Json.Fields reserve(Action.Reserve action) {
        return type(RESERVE);
    }

    @Override
    public Json.Fields swap(Action.Swap action) {
        return type(SWAP);
    }

    @Override
    public Json.Fields cutOff(Action.CutOff action) {
        return type(CUT_OFF);
    }

    @Override
    public Json.Fields deal(Action.Deal action) {
        return type(DEAL).with("card", CardNotation.write(action.card()));
    }

    @Override
    public Json.Fields changeRules(Action.ChangeRules action) {
        return type(CHANGE_RULES).with("rules", RuleSetNotation.write(action.rules()));
    }

    private static Json.Fields type(String name) {
        return Json.object().with("type", name);
    }
}
