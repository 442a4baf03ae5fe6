package games.hydra.bench;

import java.util.function.IntUnaryOperator;

/** Random games, as a type that does not depend on who loads it: steps in, steps out. */
public final class PlayoutSteps implements IntUnaryOperator {
    @Override
    public int applyAsInt(int steps) {
        return new EnginePlayouts(2).play(steps).steps();
    }
}
