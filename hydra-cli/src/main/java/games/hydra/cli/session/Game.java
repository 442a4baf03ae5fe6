package games.hydra.cli.session;

import games.hydra.Action;
import games.hydra.Event;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Result;
import games.hydra.Setup;
import games.hydra.cli.display.Scene;
import games.hydra.cli.text.Explanation;
import games.hydra.notation.GameRecord;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.function.Function;

/**
 * A game under way, and what its players are asked next.
 *
 * @param notices what has to be said with the next prompt
 */
record Game(Setup setup, History history, SessionOptions options, Seats seats, Seq<String> notices) {
    static Game begin(Setup setup, GameState state, SessionOptions options) {
        return new Game(setup, History.of(state), options, Seats.of(options), List.empty());
    }

    /** A recorded game, which has been checked, as far as it was played. */
    static Game resume(GameRecord record, SessionOptions options) {
        Setup setup = record.setup();
        SessionOptions recorded = options.recorded(setup);
        Game opened = begin(setup, Hydra.start(setup).get(), recorded);
        Game played = record.actions().foldLeft(opened, (game, action) -> game.after(action, true));
        Game resumed = played.withoutNotices();
        return resumed.state().stalemate() ? resumed.noticeStalemate() : resumed;
    }

    GameState state() {
        return history.state();
    }

    Game notice(String notice) {
        return new Game(setup, history, options, seats, notices.append(notice));
    }

    Game withSeats(Seats changed) {
        return new Game(setup, history, options, changed, notices);
    }

    Game withHistory(History changed) {
        return new Game(setup, changed, options, seats, notices);
    }

    private Game withoutNotices() {
        return new Game(setup, history, options, seats, List.empty());
    }

    /** Goes on after a person's action. One that is not allowed is ignored: the same is asked again (R7.7). */
    Exchange act(Action action) {
        return after(action, true).ask();
    }

    /** The game after an action, or with the reason why it is not allowed, if reasons are given. */
    Game after(Action action, boolean byPerson) {
        return Hydra.step(state(), action)
                .match(
                        accepted -> accept(action, accepted, byPerson),
                        rejected -> refuse(Explanation.of(rejected.reason())));
    }

    private Game accept(Action action, Result.Accepted result, boolean byPerson) {
        Game next = withHistory(history.then(action, result, byPerson));
        return result.events().exists(Event.StalemateReached.class::isInstance) ? next.noticeStalemate() : next;
    }

    private Game noticeStalemate() {
        return options.display().remindsOfStalemate()
                ? this
                : notice(options.display().story(List.of(new Event.StalemateReached())));
    }

    /** Ignores an answer; with hints, it says why. */
    Game refuse(String why) {
        return options.enhancements().hints() ? notice(why) : this;
    }

    /** Asks for what the phase of the game needs. */
    Exchange ask() {
        return state().phase().match(new NextQuestion(this));
    }

    /** A question that belongs to the one before, after what is to be said. */
    Exchange question(String question, Function<Game, Session> next) {
        return new Exchange(said() + question + "\n", next.apply(withoutNotices()));
    }

    /** The board, what is to be said, and a prompt that belongs to them (R7.2). */
    Exchange prompt(String prompt, Function<Game, Session> next) {
        return new Exchange(board() + said() + prompt + "\n", next.apply(withoutNotices()));
    }

    String board() {
        return options.display().board(new Scene(state(), history.recent()));
    }

    String said() {
        return notices.map(notice -> notice + "\n").mkString("");
    }
}
