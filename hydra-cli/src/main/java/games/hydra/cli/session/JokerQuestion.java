package games.hydra.cli.session;

import games.hydra.Action;
import games.hydra.card.Rank;
import games.hydra.table.HeadId;

/** R7.6: which value a joker is announced to have. */
record JokerQuestion(Game game, HeadId head) implements Session {

    Exchange ask() {
        return new Exchange("Joker value?\n", this);
    }

    @Override
    public Exchange answer(String line) {
        return Rank.ofSymbol(line.strip()).fold(game::ask, rank -> game.act(new Action.PlaceJoker(head, rank)));
    }
}
