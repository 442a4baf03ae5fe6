package games.hydra.cli.session;

import games.hydra.Dealing;
import games.hydra.Outcome;
import games.hydra.Phase;

/** What each phase of a game asks for, and of whom. */
record NextQuestion(Game game) implements Phase.Cases<Exchange> {

    @Override
    public Exchange betweenTurns(Phase.BetweenTurns phase) {
        if (isEndless()) {
            return new Exchange(stalemate(), new Finished());
        }
        if (game.seats().isBot(phase.next())) {
            return new Exchange(game.board(), new BotMove(game, phase.next()));
        }
        return game.options().enhancements().toggleRules()
                ? ToggleQuestion.ask(game, phase.next())
                : TurnQuestion.ask(game, phase.next());
    }

    /** In testing mode a card is asked for before every move (R7.10). */
    @Override
    public Exchange holding(Phase.Holding phase) {
        return game.options().dealing() == Dealing.BY_HAND ? CardQuestion.ask(game) : move(phase);
    }

    /** Asks whoever sits there for a move. */
    Exchange move(Phase.Holding phase) {
        return game.seats().isBot(phase.player())
                ? new Exchange("", new BotMove(game, phase.player()))
                : MoveQuestion.ask(game, phase);
    }

    @Override
    public Exchange awaitingCard(Phase.AwaitingCard phase) {
        return CardQuestion.ask(game);
    }

    @Override
    public Exchange over(Phase.Over phase) {
        return new Exchange(game.said() + ending(phase.outcome()), new Finished());
    }

    /** Nobody is left who could be asked whether to go on in a stalemate. */
    private boolean isEndless() {
        return game.state().stalemate()
                && game.seats().areAllBots(game.state().players().size());
    }

    /** A board that does not say it has the notice instead. */
    private String stalemate() {
        return game.options().display().remindsOfStalemate() ? game.board() : game.said();
    }

    /** R7.8. */
    static String ending(Outcome outcome) {
        return outcome.match(win -> "Player " + win.player() + " wins!\n", draw -> "The game is a draw.\n");
    }
}
