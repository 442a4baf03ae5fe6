package games.hydra;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import io.vavr.control.Validation;

/**
 * The game as pure functions.
 *
 * <pre>{@code
 * GameState state = Hydra.start(Setup.of(2, 42L)).get();
 * Result result = Hydra.step(state, new Action.BeginTurn());
 * }</pre>
 */
public final class Hydra {

    private Hydra() {}

    /** The state in which a game begins, or everything that is wrong with the set-up. */
    public static Validation<Seq<SetupProblem>, GameState> start(Setup setup) {
        return open(setup).map(Result.Accepted::state);
    }

    /** As {@link #start}, with the events of the deal and the first head. */
    public static Validation<Seq<SetupProblem>, Result.Accepted> open(Setup setup) {
        Seq<SetupProblem> problems = SetupCheck.problems(setup);
        return problems.isEmpty() ? Validation.valid(Opening.of(setup)) : Validation.invalid(problems);
    }

    /**
     * What comes of an action: the events and the next state, or the reason why it is not allowed and the very same state.
     * It never throws, whatever the state and the action, as long as one's own placement rules keep their contract.
     */
    public static Result step(GameState state, Action action) {
        Option<Rejection> rejection = check(state, action);
        return rejection.isDefined()
                ? new Result.Rejected(state, action, rejection.get())
                : action.match(new Decision(state)).accepted();
    }

    /**
     * What an event makes of a state. This is the only code that builds a next state. Between two events of one step there
     * are states in which nobody can act; they are there to be shown.
     *
     * <p>Events are trusted to come from {@link #step} or {@link #open}, in their order: the rules are not checked again.
     *
     * @throws IllegalArgumentException if the phase or the player is not one in which the event can happen
     */
    public static GameState evolve(GameState state, Event event) {
        return event.match(new Evolution(state));
    }

    /**
     * The state that a whole log leads to; none if it does not begin with {@link Event.Dealt}.
     *
     * @throws IllegalArgumentException as {@link #evolve} does
     */
    public static Option<GameState> replay(Seq<Event> log) {
        return log.headOption()
                .filter(Event.Dealt.class::isInstance)
                .map(Event.Dealt.class::cast)
                .map(dealt -> log.tail().foldLeft(Evolution.begin(dealt), Hydra::evolve));
    }

    /** Why an action is not allowed, without doing it; none if it is. */
    public static Option<Rejection> check(GameState state, Action action) {
        return action.match(new Legality(state));
    }

    /**
     * Every action that {@link #step} accepts, but for {@link Action.ChangeRules}, which is no move. The order is fixed:
     * beginning a turn; placing, by head number and then by the joker's value; reserving; swapping; cutting off; dealing, in deck order.
     */
    public static Seq<Action> legalActions(GameState state) {
        return state.phase().match(new LegalActions(state));
    }
}
