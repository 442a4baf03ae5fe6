package games.hydra.cli.session;

import games.hydra.Action;
import games.hydra.table.PlayerId;

/** R7.4: the next player is called; any line begins their turn. */
record TurnQuestion(Game game) implements Session {

    Exchange ask(PlayerId next) {
        return game.prompt("Player " + next + ", it is your turn.", this);
    }

    @Override
    public Exchange answer(String line) {
        return game.act(new Action.BeginTurn());
    }
}
