package games.hydra.yardstick;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Outcome;
import games.hydra.Phase;
import games.hydra.Setup;
import io.vavr.collection.Seq;

/** One game played by the engine and the yardstick at once, compared after every step. */
final class BothGames {
    private final Dice dice = new Dice();
    private final Yardstick yardstick;
    private final YardstickState seen;
    private final Setup setup;
    private GameState engine;
    private Seq<Action> legal;
    private int lastMove = Moves.BEGIN_TURN;
    private int steps;

    BothGames(int players, int seed) {
        setup = Setup.of(players, seed);
        engine = Hydra.start(setup).get();
        legal = Hydra.legalActions(engine);
        yardstick = new Yardstick(players);
        yardstick.deal(seed);
        seen = new YardstickState(yardstick);
        dice.seed(~seed);
    }

    Outcome.Victory play() {
        compare();
        while (!engine.isOver()) {
            step();
            compare();
        }
        return ((Outcome.Win) engine.outcome().get()).how();
    }

    private void step() {
        int chosen = dice.below(legal.size());
        engine = Hydra.step(engine, legal.get(chosen)).state();
        legal = Hydra.legalActions(engine);
        lastMove = yardstick.legalMoves().get(chosen);
        yardstick.play(lastMove);
        steps++;
    }

    /** What can be told at a glance is compared at every step, and between two turns each card of every pile as well. */
    private void compare() {
        requireSame(engine.phase(), seen.phase(lastMove));
        requireSame(legal, seen.legalActions());
        requireSame(engine.rng(), seen.rng());
        if (!seen.showsTheHeadsOf(engine) || !seen.hasThePileSizesOf(engine)) {
            requireSame(engine, seen.state(lastMove));
        }
        if (!(engine.phase() instanceof Phase.Holding)) {
            requireSame(engine, seen.state(lastMove));
        }
    }

    private void requireSame(Object ofEngine, Object ofYardstick) {
        if (!ofEngine.equals(ofYardstick)) {
            throw new AssertionError(
                    "%s, step %d%nengine:    %s%nyardstick: %s".formatted(setup, steps, ofEngine, ofYardstick));
        }
    }
}
