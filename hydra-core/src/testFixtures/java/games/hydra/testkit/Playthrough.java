package games.hydra.testkit;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Phase;
import games.hydra.Result;
import games.hydra.Setup;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * A game as it was played: how it opened, and the steps that followed, all accepted.
 *
 * @param opening the deal and the first head
 * @param steps what each action led to
 */
public record Playthrough(Setup setup, Result.Accepted opening, Vector<Step> steps) {
    private static final int CHANGES_RULES = 11;
    private static final int DEALS_AGAIN = 7;

    /** One accepted action: the state it was taken in, and what came of it. */
    public record Step(GameState before, Action action, Result.Accepted result) {}

    public static Playthrough begin(Setup setup) {
        return new Playthrough(setup, Hydra.open(setup).get(), Vector.empty());
    }

    /** The state that the game has reached. */
    public GameState state() {
        return steps.lastOption().map(step -> step.result().state()).getOrElse(opening.state());
    }

    /** All states that steps led to, with the first. */
    public Seq<GameState> states() {
        return steps.map(step -> step.result().state()).prepend(opening.state());
    }

    /**
     * The game after one more of its legal actions, picked by any number; as it is, once it is over. Between two turns some
     * numbers pick a change of rules.
     */
    public Playthrough pick(int choice) {
        if (state().phase() instanceof Phase.BetweenTurns && choice % CHANGES_RULES == 0) {
            return play(new Action.ChangeRules(RuleSets.changed(state().rules(), choice / CHANGES_RULES)));
        }
        Seq<Action> legal = choices(choice);
        return legal.isEmpty() ? this : play(legal.get(Math.floorMod(choice, legal.size())));
    }

    /** By hand, any held card can be dealt again and again; most choices leave that aside, so that the game moves on. */
    private Seq<Action> choices(int choice) {
        Seq<Action> legal = Hydra.legalActions(state());
        Seq<Action> moves = legal.reject(Action.Deal.class::isInstance);
        return moves.isEmpty() || choice % DEALS_AGAIN == 0 ? legal : moves;
    }

    /** The game after one more action, which must be allowed. */
    public Playthrough play(Action action) {
        GameState before = state();
        Result result = Hydra.step(before, action);
        return result.match(
                accepted -> new Playthrough(setup, opening, steps.append(new Step(before, action, accepted))),
                rejected -> {
                    throw new IllegalArgumentException(rejected.toString());
                });
    }

    @Override
    public String toString() {
        return setup + steps.map(Step::action).mkString(" ", " ", "");
    }
}
