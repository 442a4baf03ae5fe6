package games.hydra.bot;

import games.hydra.Action;
import games.hydra.Phase;
import games.hydra.card.Card;
import games.hydra.random.Rng;
import games.hydra.view.PlayerView;
import io.vavr.control.Option;

/**
 * Takes no risks: it ends its turn as soon as it holds a card that is equal to a top, and keeps an ace or a joker, which
 * always fit somewhere, in reserve for a card that does not.
 */
record CautiousStrategy() implements Strategy {

    @Override
    public Choice choose(PlayerView view, Rng rng) {
        Option<Action> choice = view.turn().map(turn -> play(view, turn));
        return new Choice(choice.getOrElse(() -> view.moves().head()), rng, this);
    }

    private static Action play(PlayerView view, Phase.Holding turn) {
        return keepForLater(view, turn)
                .orElse(() -> Placement.ending(view, turn.card()))
                .orElse(() -> Placement.goingOn(view, turn.card()))
                .orElse(() -> Placement.swapIfBetter(view, turn))
                .orElse(() -> Option.when(Progress.canReserve(view), new Action.Reserve()))
                .getOrElse(() -> Progress.first(view));
    }

    private static Option<Action> keepForLater(PlayerView view, Phase.Holding turn) {
        return Option.when(
                fitsAnywhere(turn.card()) && turn.remaining() > 0 && Progress.canReserve(view), new Action.Reserve());
    }

    private static boolean fitsAnywhere(Card card) {
        return card.match(suited -> suited.isAce(), joker -> true);
    }
}
