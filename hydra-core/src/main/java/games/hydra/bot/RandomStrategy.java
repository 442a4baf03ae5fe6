package games.hydra.bot;

import games.hydra.random.Rng;
import games.hydra.view.PlayerView;

/** Any move, each equally likely. */
record RandomStrategy() implements Strategy {

    @Override
    public Choice choose(PlayerView view, Rng rng) {
        Rng.Drawn<Integer> choice = rng.below(view.moves().size());
        return new Choice(view.moves().get(choice.value()), choice.next(), this);
    }
}
