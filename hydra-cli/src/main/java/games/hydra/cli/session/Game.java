package games.hydra.cli.session;

import games.hydra.Action;
import games.hydra.Dealing;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Outcome;
import games.hydra.Phase;
import games.hydra.cli.display.Scene;
import games.hydra.table.PlayerId;

/** A game under way, and what its players are asked next. */
record Game(GameState state, SessionOptions options) {

    /** Goes on after an action. One that is not allowed is ignored: the same is asked again (R7.7). */
    Exchange act(Action action) {
        return after(action).ask();
    }

    Game after(Action action) {
        return new Game(Hydra.step(state, action).state(), options);
    }

    /** Asks for what the phase of the game needs. */
    Exchange ask() {
        return state.phase().match(new PhaseQuestion());
    }

    /** The board, and a prompt that belongs to it (R7.2). */
    Exchange prompt(String prompt, Session next) {
        return new Exchange(options.display().board(Scene.of(state)) + prompt + "\n", next);
    }

    private final class PhaseQuestion implements Phase.Cases<Exchange> {
        @Override
        public Exchange betweenTurns(Phase.BetweenTurns phase) {
            return new TurnQuestion(Game.this).ask(phase.next());
        }

        /** In testing mode a card is asked for before every move (R7.10). */
        @Override
        public Exchange holding(Phase.Holding phase) {
            return options.dealing() == Dealing.BY_HAND
                    ? new CardQuestion(Game.this).ask()
                    : new MoveQuestion(Game.this, phase).ask();
        }

        @Override
        public Exchange awaitingCard(Phase.AwaitingCard phase) {
            return new CardQuestion(Game.this).ask();
        }

        @Override
        public Exchange over(Phase.Over phase) {
            return new Exchange(phase.outcome() instanceof Outcome.Win win ? wins(win.player()) : "", new Finished());
        }

        private String wins(PlayerId winner) {
            return "Player " + winner + " wins!\n";
        }
    }
}
