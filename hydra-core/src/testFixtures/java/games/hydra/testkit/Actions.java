package games.hydra.testkit;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Result;
import games.hydra.card.Rank;
import games.hydra.rule.RuleSet;
import games.hydra.table.HeadId;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/**
 * Actions in few words, doing them, and any actions.
 *
 * <pre>{@code
 * GameState state = Hydra.start(Setup.of(2, 0L).withDealing(Dealing.BY_HAND)).get();
 * Heads heads = play(state, deal("9H"), begin(), deal("3C"), place(1)).state().heads(); // [1: 3C 9H]
 * }</pre>
 */
public final class Actions {
    private static final int LOW_NUMBER = 9;

    private Actions() {}

    /** Begins the next turn. */
    public static Action begin() {
        return new Action.BeginTurn();
    }

    /** Places the held card on the head with this number. */
    public static Action place(int head) {
        return new Action.Place(new HeadId(head));
    }

    /** Places a joker and announces its value: {@code A}, {@code 2} to {@code 10}, {@code J}, {@code Q}, {@code K}. */
    public static Action placeJoker(int head, String value) {
        return new Action.PlaceJoker(new HeadId(head), Rank.ofSymbol(value).get());
    }

    /** Puts the held card in reserve. */
    public static Action reserve() {
        return new Action.Reserve();
    }

    /** Exchanges the held card for the reserve. */
    public static Action swap() {
        return new Action.Swap();
    }

    /** Cuts off the oldest head. */
    public static Action cutOff() {
        return new Action.CutOff();
    }

    /** Says which card is dealt by hand: {@code 10D}, {@code Joker}. */
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

    /**
     * Any action that somebody could write down, allowed or not: on heads of any number, mostly a low one, and changing to
     * any rules.
     */
    public static Arbitrary<Action> any() {
        return any(RuleSets.any());
    }

    /** As {@link #any()}, changing to these rules. */
    public static Arbitrary<Action> any(Arbitrary<RuleSet> rules) {
        return Arbitraries.oneOf(
                Arbitraries.of(begin(), reserve(), swap(), cutOff()),
                heads().map(Action.Place::new),
                Combinators.combine(heads(), Arbitraries.of(Rank.class)).as(Action.PlaceJoker::new),
                Cards.any().map(Action.Deal::new),
                rules.map(Action.ChangeRules::new));
    }

    private static Arbitrary<HeadId> heads() {
        return Arbitraries.frequencyOf(
                        Tuple.of(3, Arbitraries.integers().between(0, LOW_NUMBER)), Tuple.of(1, Arbitraries.integers()))
                .map(HeadId::new);
    }

    private static Result.Accepted accept(GameState state, Action action) {
        return Hydra.step(state, action).match(accepted -> accepted, rejected -> {
            throw new AssertionError(rejected.action() + ": " + rejected.reason());
        });
    }
}
