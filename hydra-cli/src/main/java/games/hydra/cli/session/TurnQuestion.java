package games.hydra.cli.session;

import games.hydra.Action;
import games.hydra.table.PlayerId;

/** R7.4: the next player is called; any line begins their turn. */
record TurnQuestion(Game game) implements Question {

    static Exchange ask(Game game, PlayerId next) {
        return game.prompt("Player " + next + ", it is your turn.", TurnQuestion::new);
    }

    @Override
    public Exchange answer(String line) {
        return Commands.run(game, line).getOrElse(() -> game.act(new Action.BeginTurn()));
    }
}
