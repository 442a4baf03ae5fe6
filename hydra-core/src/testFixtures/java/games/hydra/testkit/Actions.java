package games.hydra.testkit;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Result;
import games.hydra.card.Rank;
import games.hydra.table.HeadId;

/** Actions in few words, and doing them. */
public final class Actions {
    private Actions() {}

    public static Action begin() {
        return new Action.BeginTurn();
    }

    public static Action place(int head) {
        return new Action.Place(new HeadId(head));
    }

    /** Places a joker and announces its value: {@code A}, {@code 2} to {@code 10}, {@code J}, {@code Q}, {@code K}. */
    public static Action placeJoker(int head, String value) {
        return new Action.PlaceJoker(new HeadId(head), Rank.ofSymbol(value).get());
    }

    public static Action reserve() {
        return new Action.Reserve();
    }

    public static Action swap() {
        return new Action.Swap();
    }

    public static Action cutOff() {
        return new Action.CutOff();
    }

    public static Action deal(String card) {
        return new Action.Deal(Cards.card(card));
    }

    /** What the last of these actions led to; all of them must be allowed. */
    public static Result.Accepted play(GameState state, Action first, Action... more) {
        Result.Accepted result = accept(state, first);
        for (Action action : more) {
            result = accept(result.state(), action);
        }
        return result;
    }

    private static Result.Accepted accept(GameState state, Action action) {
        return Hydra.step(state, action).match(accepted -> accepted, rejected -> {
            throw new AssertionError(rejected.action() + ": " + rejected.reason());
        });
    }
}
