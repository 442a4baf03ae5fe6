package games.hydra.bot;

import games.hydra.Action;
import games.hydra.Phase;
import games.hydra.random.Rng;
import games.hydra.view.PlayerView;
import io.vavr.control.Option;
import java.util.Comparator;

/**
 * Loses as many cards as it can in this turn: it places a card so that the turn goes on, and takes away as little room as
 * possible; it reserves a card that can't, and takes it back when it can; it ends its turn early, or cuts, only where
 * nothing else is left.
 */
record GreedyStrategy() implements Strategy {
    /** How far the top comes down, and then a low top before a high one. */
    private static final Comparator<Placement> LEAST_ROOM_LOST = Comparator.<Placement>comparingInt(placement ->
                    placement.top().rank().value() - placement.card().rank().value())
            .thenComparingInt(placement -> placement.top().rank().value());

    @Override
    public Choice choose(PlayerView view, Rng rng) {
        Option<Action> choice = view.turn().map(turn -> play(view, turn));
        return new Choice(choice.getOrElse(() -> view.moves().head()), rng, this);
    }

    private static Action play(PlayerView view, Phase.Holding turn) {
        return placeAndGoOn(view, turn)
                .orElse(() -> swapForOneThatGoesOn(view, turn))
                .orElse(() -> Progress.moves(view).find(Action.Reserve.class::isInstance))
                .orElse(() -> placeAndEnd(view, turn))
                .getOrElse(() -> Progress.moves(view).head());
    }

    private static Option<Action> placeAndGoOn(PlayerView view, Phase.Holding turn) {
        return Placement.all(view, turn.card())
                .reject(placement -> placement.fit().endsTurn() && turn.remaining() > 0)
                .minBy(LEAST_ROOM_LOST)
                .map(Placement::action);
    }

    /** Followed by placing it, so that one swap never leads to another. */
    private static Option<Action> swapForOneThatGoesOn(PlayerView view, Phase.Holding turn) {
        return turn.reserve()
                .card()
                .filter(card -> Placement.all(view, card)
                        .exists(placement -> !placement.fit().endsTurn()))
                .map(card -> new Action.Swap());
    }

    private static Option<Action> placeAndEnd(PlayerView view, Phase.Holding turn) {
        return Placement.all(view, turn.card()).headOption().map(Placement::action);
    }
}
