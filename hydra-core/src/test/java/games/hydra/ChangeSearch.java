package games.hydra;

import games.hydra.rule.StalemateRule;
import games.hydra.table.PlayerId;
import io.vavr.collection.Seq;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * R6.5 to the letter: whether any sequence of actions, with any shuffles, changes anything but whose turn it is. Every state
 * that can be reached is looked at until one has other heads or leaves a player with other cards.
 */
final class ChangeSearch {
    private final Successors successors;

    ChangeSearch(Successors successors) {
        this.successors = successors;
    }

    /** Of a state between two turns, or one of a game that was drawn there. */
    boolean canChange(GameState settled) {
        GameState start = playedOn(settled);
        Possession before = Possession.of(start);
        Set<GameState> seen = new HashSet<>();
        Deque<GameState> open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            for (GameState next : next(open.pop())) {
                if (!Possession.of(next).equals(before)) {
                    return true;
                }
                if (seen.add(next)) {
                    open.push(next);
                }
            }
        }
        return false;
    }

    private Seq<GameState> next(GameState state) {
        return Hydra.legalActions(state)
                .flatMap(action -> successors.of(state, action))
                .map(result -> Successors.bounded(result.state()));
    }

    /** Whose turn it is makes no difference, since every player's comes. */
    private static GameState playedOn(GameState settled) {
        return settled.withRules(settled.rules().withStalemate(StalemateRule.PLAY_ON))
                .withPhase(new Phase.BetweenTurns(settled.phase().turnOf().getOrElse(PlayerId.FIRST)));
    }
}
