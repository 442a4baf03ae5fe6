package games.hydra;

import games.hydra.table.Pile;
import games.hydra.table.PlayerId;
import io.vavr.control.Option;

/** When a card may be dealt by hand: when one is awaited from a pile of unknown order, or the one held came from such. */
record DealGuard(GameState state) implements PhaseGuard {

    @Override
    public Option<Rejection> betweenTurns(Phase.BetweenTurns phase) {
        return notAwaited();
    }

    @Override
    public Option<Rejection> holding(Phase.Holding phase) {
        return draw(phase.player()).isDealtByHand() ? Option.none() : notAwaited();
    }

    @Override
    public Option<Rejection> awaitingCard(Phase.AwaitingCard phase) {
        Pile draw = draw(phase.purpose().player());
        boolean awaited =
                draw.isDealtByHand() && !draw.isEmpty() && phase.purpose().due() > 0;
        return awaited ? Option.none() : notAwaited();
    }

    private Pile draw(PlayerId player) {
        return state.player(player).draw();
    }

    private static Option<Rejection> notAwaited() {
        return Option.some(new Rejection.NoCardAwaited());
    }
}
