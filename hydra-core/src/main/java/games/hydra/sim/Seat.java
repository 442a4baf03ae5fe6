package games.hydra.sim;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.bot.Choice;
import games.hydra.bot.Strategy;
import games.hydra.random.Rng;
import games.hydra.table.ByPlayer;
import games.hydra.table.PlayerId;
import games.hydra.view.Memory;
import games.hydra.view.PlayerView;
import games.hydra.view.Viewer;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** A strategy in its seat, with what it remembers and the generator for its next choice. */
record Seat(PlayerId player, Strategy strategy, Rng rng) {

    /** What the strategy does, and the seat for its next choice. */
    record Move(Action action, Seat next) {}

    /** Everybody in their seats, with generators that are split from the game's one after the other. */
    static Seq<Seat> all(Seq<Contestant> contestants, long seed) {
        Vector<Seat> seats = Vector.empty();
        Rng rng = Rng.seeded(seed);
        for (Contestant contestant : contestants) {
            Rng.Drawn<Rng> split = rng.split();
            seats = seats.append(new Seat(new PlayerId(seats.size() + 1), contestant.strategy(), split.value()));
            rng = split.next();
        }
        return ByPlayer.of(seats);
    }

    Move choose(GameState state, Memory memory) {
        Choice choice = strategy.choose(PlayerView.of(state, memory, Viewer.seat(player)), rng);
        return new Move(choice.action(), new Seat(player, choice.next(), choice.rng()));
    }
}
