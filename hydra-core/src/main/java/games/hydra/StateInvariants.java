package games.hydra;

import games.hydra.table.Heads;
import games.hydra.table.Player;
import games.hydra.table.PlayerId;
import io.vavr.collection.Vector;

/** What holds in every state, also between two events of one step. All of it is checked in constant time. */
record StateInvariants(Heads heads, Vector<Player> players) implements Phase.Cases<Boolean> {

    static void require(Heads heads, Vector<Player> players, Phase phase) {
        if (players.size() < Setup.FEWEST_PLAYERS || !phase.match(new StateInvariants(heads, players))) {
            throw new IllegalArgumentException(phase + ", " + heads + ", " + players);
        }
    }

    @Override
    public Boolean betweenTurns(Phase.BetweenTurns phase) {
        return isAtTable(phase.next()) && !heads.isEmpty();
    }

    @Override
    public Boolean holding(Phase.Holding phase) {
        return isAtTable(phase.player()) && !heads.isEmpty();
    }

    @Override
    public Boolean awaitingCard(Phase.AwaitingCard phase) {
        return isAtTable(phase.purpose().player()) && phase.purpose().match(new PurposeInvariants(heads, players));
    }

    /** A winner has no cards left (R6.1). */
    @Override
    public Boolean over(Phase.Over phase) {
        return phase.outcome()
                .winner()
                .forAll(winner -> isAtTable(winner) && !player(winner).hasCards());
    }

    private boolean isAtTable(PlayerId id) {
        return id.number() <= players.size();
    }

    private Player player(PlayerId id) {
        return players.get(id.number() - 1);
    }

    /** Whether the cards that a purpose asks for are there. */
    private record PurposeInvariants(Heads heads, Vector<Player> players) implements Purpose.Cases<Boolean> {

        @Override
        public Boolean firstHead(Purpose.FirstHead purpose) {
            return heads.isEmpty() && players.head().hasCards();
        }

        /** The piles may be empty between two events, when only the reserve is left. */
        @Override
        public Boolean nextCard(Purpose.NextCard purpose) {
            return !heads.isEmpty();
        }

        @Override
        public Boolean newHead(Purpose.NewHead purpose) {
            return players.get(purpose.player().number() - 1).cardCount() >= purpose.due();
        }
    }
}
