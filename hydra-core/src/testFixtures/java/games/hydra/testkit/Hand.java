package games.hydra.testkit;

import games.hydra.GameState;
import games.hydra.Phase;
import games.hydra.table.Reserve;

/** A {@link Table} at which somebody holds a card. */
public record Hand(Table table, Phase.Holding turn) {

    /** How many cards the player has to play after the held one. */
    public Hand remaining(int cards) {
        return new Hand(table, new Phase.Holding(turn.player(), turn.card(), cards, turn.reserve()));
    }

    /** What the player has in reserve. */
    public Hand reserve(String card) {
        return with(Reserve.holding(Cards.card(card)));
    }

    /** The held card was the reserve, and has to be played. */
    public Hand reserveClosed() {
        return with(Reserve.closed());
    }

    public GameState state() {
        return table.state(turn);
    }

    private Hand with(Reserve reserve) {
        return new Hand(table, new Phase.Holding(turn.player(), turn.card(), turn.remaining(), reserve));
    }
}
