package games.hydra;

import io.vavr.control.Option;

/** Refuses an action in every phase, with the reason for that phase; a guard overrides the phases that may allow it. */
interface PhaseGuard extends Phase.Cases<Option<Rejection>> {

    @Override
    default Option<Rejection> betweenTurns(Phase.BetweenTurns phase) {
        return Option.some(new Rejection.TurnNotBegun(phase.next()));
    }

    @Override
    default Option<Rejection> holding(Phase.Holding phase) {
        return Option.some(new Rejection.TurnInProgress(phase.player()));
    }

    @Override
    default Option<Rejection> awaitingCard(Phase.AwaitingCard phase) {
        return Option.some(new Rejection.CardAwaited(phase.purpose()));
    }

    @Override
    default Option<Rejection> over(Phase.Over phase) {
        return Option.some(new Rejection.GameOver(phase.outcome()));
    }
}
