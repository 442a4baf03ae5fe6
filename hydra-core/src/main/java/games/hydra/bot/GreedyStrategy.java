package games.hydra.bot;

import games.hydra.Action;
import games.hydra.Phase;
import games.hydra.random.Rng;
import games.hydra.view.PlayerView;
import io.vavr.control.Option;

/**
 * Loses as many cards as it can in this turn: it places a card so that the turn goes on, and takes away as little room as
 * possible; it reserves a card that can't, and takes it back when it can; it ends its turn early, or cuts, only where
 * nothing else is left.
 */
record GreedyStrategy() implements Strategy {

    @Override
    public Choice choose(PlayerView view, Rng rng) {
        Option<Action> choice = view.turn().map(turn -> play(view, turn));
        return new Choice(choice.getOrElse(() -> view.moves().head()), rng, this);
    }

    private static Action play(PlayerView view, Phase.Holding turn) {
        return endWithTheLast(view, turn)
                .orElse(() -> Placement.goingOn(view, turn.card()))
                .orElse(() -> Placement.swapIfBetter(view, turn))
                .orElse(() -> Option.when(Progress.canReserve(view), new Action.Reserve()))
                .orElse(() -> Placement.ending(view, turn.card()))
                .getOrElse(() -> Progress.first(view));
    }

    /** With the last card that has to be played, ending the turn costs nothing. */
    private static Option<Action> endWithTheLast(PlayerView view, Phase.Holding turn) {
        return turn.remaining() == 0 ? Placement.ending(view, turn.card()) : Option.none();
    }
}
