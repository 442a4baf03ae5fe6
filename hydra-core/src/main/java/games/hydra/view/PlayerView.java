package games.hydra.view;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Phase;
import games.hydra.rule.RuleSet;
import games.hydra.table.Heads;
import games.hydra.table.PlayerId;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Objects;

/**
 * A game as one player sees it: the heads, how many cards everybody has, and in their own turn what they hold, what they
 * reserved and what they may do. No pile, no seed, and nobody else's hand.
 *
 * @param viewer who looks
 * @param rules the rules in force
 * @param heads what lies in the middle of the table
 * @param piles how many cards each player's piles have, player 1 first
 * @param turn what the viewer holds, in their own turn
 * @param moves what the viewer may do now; dealing a card by hand is nobody's move
 */
public record PlayerView(
        PlayerId viewer,
        RuleSet rules,
        Heads heads,
        Vector<PileCounts> piles,
        Option<Phase.Holding> turn,
        Seq<Action> moves) {

    public PlayerView {
        Objects.requireNonNull(viewer);
        Objects.requireNonNull(rules);
        Objects.requireNonNull(heads);
        Objects.requireNonNull(piles);
        Objects.requireNonNull(turn);
        Objects.requireNonNull(moves);
    }

    /** What this player sees of a state. */
    public static PlayerView of(GameState state, PlayerId viewer) {
        boolean theirTurn = state.phase().turnOf().contains(viewer);
        return new PlayerView(
                viewer,
                state.rules(),
                state.heads(),
                state.players().map(PileCounts::of),
                theirTurn ? held(state.phase()) : Option.none(),
                theirTurn ? moves(state) : List.empty());
    }

    private static Option<Phase.Holding> held(Phase phase) {
        return phase instanceof Phase.Holding turn ? Option.some(turn) : Option.none();
    }

    private static Seq<Action> moves(GameState state) {
        return Hydra.legalActions(state).reject(Action.Deal.class::isInstance);
    }
}
