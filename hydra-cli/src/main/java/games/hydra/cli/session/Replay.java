package games.hydra.cli.session;

import games.hydra.Event;
import games.hydra.GameState;
import games.hydra.cli.display.Display;
import games.hydra.cli.display.Scene;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** A recorded game as it is shown: all its moments, and how many of them have been. */
record Replay(Vector<Moment> moments, GameState end, int shown, Display display, boolean stepwise) {

    static Replay of(History history, Display display, boolean stepwise) {
        return new Replay(history.latestFirst().reverse().toVector(), history.state(), 0, display, stepwise);
    }

    Exchange show() {
        String text = told() + display.board(new Scene(state(), recent()));
        if (shown == moments.size()) {
            return new Exchange(text + ending(), new Finished());
        }
        return stepwise
                ? new Exchange(
                        text + "Action " + shown + " of " + moments.size() + ". Enter goes on, q ends.\n",
                        new ReplayQuestion(this))
                : new Exchange(text, new ReplayMove(this));
    }

    Exchange next() {
        return new Replay(moments, end, shown + 1, display, stepwise).show();
    }

    private GameState state() {
        return shown == moments.size() ? end : moments.get(shown).before();
    }

    private Seq<Event> recent() {
        return shown == 0 ? Vector.empty() : moments.get(shown - 1).events();
    }

    private String told() {
        String line = display.story(recent());
        return line.isEmpty() ? "" : line + "\n";
    }

    private String ending() {
        return end.outcome().map(NextQuestion::ending).getOrElse("The game goes on from here.\n");
    }
}
