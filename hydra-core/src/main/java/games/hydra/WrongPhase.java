package games.hydra;

/** Why a phase does not allow an action that it does not ask for. */
record WrongPhase() implements Phase.Cases<Rejection> {

    @Override
    public Rejection betweenTurns(Phase.BetweenTurns phase) {
        return new Rejection.TurnNotBegun(phase.next());
    }

    @Override
    public Rejection holding(Phase.Holding phase) {
        return new Rejection.TurnInProgress(phase.player());
    }

    @Override
    public Rejection awaitingCard(Phase.AwaitingCard phase) {
        return new Rejection.CardAwaited(phase.purpose());
    }

    @Override
    public Rejection over(Phase.Over phase) {
        return new Rejection.GameOver(phase.outcome());
    }
}
