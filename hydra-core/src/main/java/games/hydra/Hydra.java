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
 * boolean accepted = result.isAccepted(); // true
 * String moves = Hydra.legalActions(result.state()).map(ActionNotation::write).mkString(" "); // "1=A 1=2 1=3 1=4 1=5 1=6"
 * }</pre>
 */
public final class Hydra {

    private Hydra() {}

    /**
     * The state in which a game begins, or everything that is wrong with the set-up.
     *
     * <pre>{@code
     * Validation<Seq<SetupProblem>, GameState> start = Hydra.start(Setup.of(1, 42L));
     * String problems = start.getError().map(SetupProblem::code).mkString(" "); // "setup/players-out-of-range"
     * }</pre>
     */
    public static Validation<Seq<SetupProblem>, GameState> start(Setup setup) {
        return open(setup).map(Result.Accepted::state);
    }

    /**
     * As {@link #start}, with the events of the deal and the first head.
     *
     * <pre>{@code
     * Result.Accepted opening = Hydra.open(Setup.of(2, 42L)).get();
     * Event last = opening.events().last(); // HeadGrown[player=1, head=1, card=6S]
     * }</pre>
     */
    public static Validation<Seq<SetupProblem>, Result.Accepted> open(Setup setup) {
        Seq<SetupProblem> problems = SetupCheck.problems(setup);
        return problems.isEmpty() ? Validation.valid(Opening.of(setup)) : Validation.invalid(problems);
    }

    /**
     * What comes of an action: the events and the next state, or the reason why it is not allowed and the very same state.
     * It never throws, whatever the state and the action, as long as one's own placement rules keep their contract.
     *
     * <pre>{@code
     * GameState state = Hydra.start(Setup.of(2, 42L)).get();
     * GameState next = Hydra.step(state, new Action.BeginTurn()).state();
     * Result refused = Hydra.step(next, new Action.Swap());
     * String code = refused.rejection().get().code(); // "swap/no-reserve"
     * boolean same = refused.state() == next; // true
     * }</pre>
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
     * <pre>{@code
     * GameState state = Hydra.start(Setup.of(2, 42L)).get();
     * Result result = Hydra.step(state, new Action.BeginTurn());
     * Seq<GameState> frames = result.events().scanLeft(state, Hydra::evolve);
     * boolean same = frames.last().equals(result.state()); // true
     * }</pre>
     *
     * @throws IllegalArgumentException if the phase or the player is not one in which the event can happen
     */
    public static GameState evolve(GameState state, Event event) {
        return event.match(new Evolution(state));
    }

    /**
     * The state that a whole log leads to; none if it does not begin with {@link Event.Dealt}.
     *
     * <pre>{@code
     * Result opening = Hydra.open(Setup.of(2, 42L)).get();
     * Result turn = Hydra.step(opening.state(), new Action.BeginTurn());
     * Option<GameState> replayed = Hydra.replay(opening.events().appendAll(turn.events()));
     * boolean same = replayed.contains(turn.state()); // true
     * }</pre>
     *
     * @throws IllegalArgumentException as {@link #evolve} does
     */
    public static Option<GameState> replay(Seq<Event> log) {
        return log.headOption()
                .filter(Event.Dealt.class::isInstance)
                .map(Event.Dealt.class::cast)
                .map(dealt -> log.tail().foldLeft(Evolution.begin(dealt), Hydra::evolve));
    }

    /**
     * Why an action is not allowed, without doing it; none if it is.
     *
     * <pre>{@code
     * GameState state = Hydra.start(Setup.of(2, 42L)).get();
     * boolean canSwap = Hydra.check(state, new Action.Swap()).isEmpty(); // false
     * }</pre>
     */
    public static Option<Rejection> check(GameState state, Action action) {
        return action.match(new Legality(state));
    }

    /**
     * Every action that {@link #step} accepts, but for {@link Action.ChangeRules}, which is no move. The order is fixed:
     * beginning a turn; placing, by head number and then by the joker's value; reserving; swapping; cutting off; dealing, in deck order.
     *
     * <pre>{@code
     * GameState state = Hydra.start(Setup.of(2, 42L)).get();
     * Action only = Hydra.legalActions(state).single(); // BeginTurn[]
     * }</pre>
     */
    public static Seq<Action> legalActions(GameState state) {
        return state.phase().match(new LegalActions(state));
    }
}
