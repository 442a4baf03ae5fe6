package games.hydra.cli.session;

import games.hydra.Action;
import games.hydra.Phase;
import games.hydra.table.Head;
import games.hydra.table.HeadId;
import games.hydra.table.Heads;

/** R7.5: what to do with the held card. */
record MoveQuestion(Game game, Phase.Holding turn) implements Session {
    private static final int RESERVE_OR_SWAP = 0;

    Exchange ask() {
        return game.prompt("Player " + turn.player() + ", you are holding a " + turn.card() + ". Your move?", this);
    }

    @Override
    public Exchange answer(String line) {
        return Answer.of(line).number().fold(game::ask, this::move);
    }

    private Exchange move(int number) {
        return number == RESERVE_OR_SWAP ? game.act(reserveOrSwap()) : head(new HeadId(number));
    }

    private Action reserveOrSwap() {
        return turn.reserve().card().isDefined() ? new Action.Swap() : new Action.Reserve();
    }

    private Exchange head(HeadId id) {
        Heads heads = game.state().heads();
        return heads.get(id).fold(game::ask, head -> fits(head) ? place(id) : noFit(id.equals(heads.oldest())));
    }

    private boolean fits(Head head) {
        return game.state().rules().accepts(turn.card(), head.top());
    }

    private Exchange place(HeadId id) {
        return turn.card().isJoker() ? new JokerQuestion(game, id).ask() : game.act(new Action.Place(id));
    }

    private Exchange noFit(boolean oldest) {
        return oldest ? game.act(new Action.CutOff()) : game.ask();
    }
}
