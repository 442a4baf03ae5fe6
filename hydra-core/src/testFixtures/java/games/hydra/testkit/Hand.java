package games.hydra.testkit;

import games.hydra.GameState;
import games.hydra.Phase;
import games.hydra.table.Pile;
import games.hydra.table.Reserve;

/** A {@link Table} at which somebody holds a card. */
public final class Hand {
    private final Table table;
    private final Phase.Holding turn;

    Hand(Table table, Phase.Holding turn) {
        this.table = table;
        this.turn = turn;
    }

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

    /** The next player, who holds nothing. */
    public Hand player(Pile draw, Pile discard) {
        return new Hand(table.player(draw, discard), turn);
    }

    /** The state that is laid out so; a game has two players at least. */
    public GameState state() {
        return table.state(turn);
    }

    private Hand with(Reserve reserve) {
        return new Hand(table, new Phase.Holding(turn.player(), turn.card(), turn.remaining(), reserve));
    }
}
