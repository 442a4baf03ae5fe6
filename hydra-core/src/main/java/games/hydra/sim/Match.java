package games.hydra.sim;

import games.hydra.Dealing;
import games.hydra.Hydra;
import games.hydra.Setup;
import games.hydra.SetupProblem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Validation;
import java.util.Objects;

/**
 * One game among strategies.
 *
 * <pre>{@code
 * Strategy greedy = Strategies.named("greedy").get();
 * Seq<Contestant> seats = List.of(new Contestant("one", greedy), new Contestant("two", greedy));
 * GameSummary game = new Match(Setup.of(2, 42L), seats, 100_000).play().get();
 * boolean won = game.ending().winner().isDefined(); // true
 * }</pre>
 *
 * @param setup what the game starts from; its cards come from the piles
 * @param seats who plays, seat 1 first
 * @param mostSteps after how many actions the game is given up
 */
public record Match(Setup setup, Seq<Contestant> seats, int mostSteps) {

    public Match {
        Objects.requireNonNull(setup);
        seats = Array.ofAll(seats);
        if (setup.dealing() != Dealing.FROM_PILES) {
            throw new IllegalArgumentException("nobody is there to deal");
        }
        if (seats.size() != setup.players()) {
            throw new IllegalArgumentException(seats.size() + " seats for " + setup.players() + " players");
        }
        if (mostSteps < 0) {
            throw new IllegalArgumentException("at most " + mostSteps + " steps");
        }
    }

    /**
     * Plays the game to its end, to a stalemate or to the bound, or says everything that is wrong with the set-up. The same
     * match always goes the same way. Each seat has a generator of its own, split from the game's, so that what a strategy
     * draws changes neither the deal nor the others' luck.
     *
     * @throws IllegalStateException if a strategy chooses what is no move
     */
    public Validation<Seq<SetupProblem>, GameSummary> play() {
        return Hydra.open(setup).map(opening -> Playing.begin(this, opening).toTheEnd());
    }
}
