package games.hydra.testkit;

import games.hydra.Action;
import games.hydra.Event;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Result;
import games.hydra.Setup;
import games.hydra.notation.GameNotation;
import games.hydra.notation.GameRecord;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * A game as it was played: how it opened, and the steps that followed, all accepted. As text it is the game in the notation
 * of {@link GameNotation}, so that what a failed property prints can be read and replayed as it stands.
 *
 * <pre>{@code
 * Playthrough game = Playthrough.begin(Setup.of(2, 42L)).play(begin());
 * int states = game.states().size(); // 2
 * GameState rebuilt = Hydra.replay(game.events()).get();
 * boolean same = rebuilt.equals(game.state()); // true
 * }</pre>
 *
 * @param setup what the game started from
 * @param opening the deal and the first head
 * @param steps what each action led to
 */
public record Playthrough(Setup setup, Result.Accepted opening, Vector<Step> steps) {

    /**
     * One accepted action.
     *
     * @param before the state it was taken in
     * @param action what was done
     * @param result what came of it
     */
    public record Step(GameState before, Action action, Result.Accepted result) {}

    /** A game of which nothing was played yet; the set-up must be one that can be started. */
    public static Playthrough begin(Setup setup) {
        return new Playthrough(setup, Hydra.open(setup).get(), Vector.empty());
    }

    /** The game after one more action, which must be allowed. */
    public Playthrough play(Action action) {
        return then(action, Actions.play(state(), action));
    }

    /** The game after one more action if that is allowed; as it is, if not. */
    public Playthrough tryToPlay(Action action) {
        return Hydra.step(state(), action).match(accepted -> then(action, accepted), rejected -> this);
    }

    /** The state that the game has reached. */
    public GameState state() {
        return steps.lastOption().map(step -> step.result().state()).getOrElse(opening.state());
    }

    /** All states that steps led to, with the first. */
    public Seq<GameState> states() {
        return steps.map(step -> step.result().state()).prepend(opening.state());
    }

    /** The state after every single event, from the deal on; in those within a step nobody can act. */
    public Seq<GameState> eventStates() {
        Seq<Event> log = events();
        return log.tail().scanLeft(Hydra.replay(log.take(1)).get(), Hydra::evolve);
    }

    /** What was done. */
    public Seq<Action> actions() {
        return steps.map(Step::action);
    }

    /** Everything that happened, from the deal on. */
    public Seq<Event> events() {
        return opening.events().appendAll(steps.flatMap(step -> step.result().events()));
    }

    /** The game as what it started from and what was done, ready to be written down. */
    public GameRecord record() {
        return new GameRecord(setup, actions());
    }

    @Override
    public String toString() {
        return GameNotation.write(record());
    }

    private Playthrough then(Action action, Result.Accepted result) {
        return new Playthrough(setup, opening, steps.append(new Step(state(), action, result)));
    }
}
