package games.hydra.view;

import games.hydra.Phase;
import games.hydra.Purpose;

/** What a viewer sees of each phase. */
record Sight(Viewer viewer) implements Phase.Cases<SeenPhase>, Purpose.Cases<SeenPhase> {

    @Override
    public SeenPhase betweenTurns(Phase.BetweenTurns phase) {
        return new SeenPhase.BetweenTurns(phase.next());
    }

    @Override
    public SeenPhase holding(Phase.Holding phase) {
        return new SeenPhase.Holding(
                phase.player(),
                viewer.look(phase.player(), phase.card()),
                phase.remaining(),
                SeenReserve.of(phase.reserve(), phase.player(), viewer));
    }

    @Override
    public SeenPhase awaitingCard(Phase.AwaitingCard phase) {
        return phase.purpose().match(this);
    }

    @Override
    public SeenPhase over(Phase.Over phase) {
        return new SeenPhase.Over(phase.outcome());
    }

    @Override
    public SeenPhase firstHead(Purpose.FirstHead purpose) {
        return new SeenPhase.AwaitingHead(purpose.player(), purpose.due());
    }

    @Override
    public SeenPhase nextCard(Purpose.NextCard purpose) {
        return new SeenPhase.AwaitingCard(
                purpose.player(), purpose.due(), SeenReserve.of(purpose.reserve(), purpose.player(), viewer));
    }

    @Override
    public SeenPhase newHead(Purpose.NewHead purpose) {
        return new SeenPhase.AwaitingHead(purpose.player(), purpose.due());
    }
}
