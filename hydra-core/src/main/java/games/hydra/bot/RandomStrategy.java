package games.hydra.bot;

import games.hydra.Action;
import games.hydra.random.Rng;
import games.hydra.view.PlayerView;

/** Any move, each equally likely. */
record RandomStrategy() implements Strategy {

    @Override
    public Rng.Drawn<Action> choose(PlayerView view, Rng rng) {
        Rng.Drawn<Integer> choice = rng.below(view.moves().size());
        return new Rng.Drawn<>(view.moves().get(choice.value()), choice.next());
    }
}
