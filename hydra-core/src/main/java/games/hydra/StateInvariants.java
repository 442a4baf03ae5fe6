package games.hydra;

import games.hydra.table.Heads;
import games.hydra.table.Player;
import games.hydra.table.PlayerId;
import io.vavr.collection.Seq;

/**
 * What holds in every state, also between two events of one step. All of it is checked in constant time. Every event builds
 * a state, so the kinds are asked for in the order in which they are frequent, which is faster than {@code match}.
 */
final class StateInvariants {

    private StateInvariants() {}

    static void require(Heads heads, Seq<Player> players, Phase phase) {
        if (players.size() < Setup.FEWEST_PLAYERS || !isPossible(heads, players, phase)) {
            throw new IllegalArgumentException(phase + ", " + heads + ", " + players);
        }
    }

    private static boolean isPossible(Heads heads, Seq<Player> players, Phase phase) {
        if (phase instanceof Phase.Holding turn) {
            return isAtTable(turn.player(), players) && !heads.isEmpty();
        }
        if (phase instanceof Phase.AwaitingCard awaiting) {
            return isPossible(heads, players, awaiting.purpose());
        }
        if (phase instanceof Phase.BetweenTurns between) {
            return isAtTable(between.next(), players) && !heads.isEmpty();
        }
        return isPossible(players, ((Phase.Over) phase).outcome());
    }

    /** Whether the cards that a purpose asks for are there. */
    private static boolean isPossible(Heads heads, Seq<Player> players, Purpose purpose) {
        if (purpose instanceof Purpose.NextCard turn) {
            // The piles may be empty between two events, when only the reserve is left.
            return isAtTable(turn.player(), players) && !heads.isEmpty();
        }
        if (purpose instanceof Purpose.NewHead newHead) {
            return isAtTable(newHead.player(), players)
                    && player(newHead.player(), players).cardCount() >= newHead.due();
        }
        return heads.isEmpty() && player(purpose.player(), players).hasCards();
    }

    /** A winner has no cards left (R6.1). */
    private static boolean isPossible(Seq<Player> players, Outcome outcome) {
        return outcome.winner()
                .forAll(winner ->
                        isAtTable(winner, players) && !player(winner, players).hasCards());
    }

    private static boolean isAtTable(PlayerId id, Seq<Player> players) {
        return id.number() <= players.size();
    }

    private static Player player(PlayerId id, Seq<Player> players) {
        return players.get(id.number() - 1);
    }
}
