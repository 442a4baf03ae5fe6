package games.hydra.bot;

import games.hydra.Action;
import games.hydra.random.Rng;
import games.hydra.view.PlayerView;
import io.vavr.control.Option;

/**
 * Counts cards: it knows how likely each card is to come next and so how risky it is to go on, and which cards a cut would
 * bring. It cuts gladly where the oldest head is small or rich in low cards and aces, ends its turn early where the risk is
 * too high, and wins by losing where it can (R6.3).
 */
record CounterStrategy(Option<Fits> remembered) implements Strategy {

    @Override
    public Choice choose(PlayerView view, Rng rng) {
        Fits fits = Fits.under(view.rules(), remembered);
        Option<Action> choice = view.turn().map(turn -> new Counting(view, turn, fits).best());
        return new Choice(choice.getOrElse(() -> view.moves().head()), rng, new CounterStrategy(Option.some(fits)));
    }
}
