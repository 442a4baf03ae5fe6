package games.hydra.bench;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Setup;
import games.hydra.yardstick.Dice;
import io.vavr.collection.Seq;
import java.util.function.BiConsumer;

/** The games of the seeds 0, 1, 2 … one after the other, played by the engine with actions chosen at random. */
final class EnginePlayouts {
    private final Dice dice = new Dice();
    private final int players;

    EnginePlayouts(int players) {
        this.players = players;
    }

    /** Plays until so many steps have been made, however many games that takes. */
    Played play(int steps) {
        return play(steps, (state, action) -> {});
    }

    /** The same, and tells each state with the action chosen in it. */
    Played play(int steps, BiConsumer<GameState, Action> witness) {
        int step = 0;
        int seed = 0;
        long fingerprint = 0;
        for (; step < steps; seed++) {
            GameState state = Hydra.start(Setup.of(players, seed)).get();
            dice.seed(~seed);
            for (; step < steps && !state.isOver(); step++) {
                Seq<Action> legal = Hydra.legalActions(state);
                int chosen = dice.below(legal.size());
                fingerprint = Played.fingerprint(fingerprint, legal.size(), chosen);
                Action action = legal.get(chosen);
                witness.accept(state, action);
                state = Hydra.step(state, action).state();
            }
        }
        return new Played(step, seed, fingerprint);
    }
}
