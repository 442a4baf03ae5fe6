package games.hydra;

import games.hydra.table.Pile;
import games.hydra.table.PlayerId;

/** When a card may be dealt by hand: when one is awaited from a pile of unknown order, or the one held came from such. */
record DealGuard(GameState state) {

    boolean isOpen() {
        if (state.phase() instanceof Phase.Holding turn) {
            return draw(turn.player()).isDealtByHand();
        }
        return state.phase() instanceof Phase.AwaitingCard awaiting && isOpen(awaiting.purpose());
    }

    private boolean isOpen(Purpose purpose) {
        Pile draw = draw(purpose.player());
        return draw.isDealtByHand() && !draw.isEmpty() && purpose.due() > 0;
    }

    private Pile draw(PlayerId player) {
        return state.player(player).draw();
    }
}
