package games.hydra.cli.session;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.bot.Strategies;
import games.hydra.random.Rng;
import games.hydra.table.PlayerId;
import games.hydra.view.PlayerView;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/**
 * Who plays: the seats of the computer by strategy, and the generator they draw from, which is split from the game's and
 * never disturbs the deal. All other seats are people's.
 */
record Seats(Map<PlayerId, String> bots, Rng rng) {

    static Seats of(SessionOptions options) {
        return new Seats(options.bots(), Rng.seeded(options.seed()).split().value());
    }

    boolean isBot(PlayerId seat) {
        return bots.containsKey(seat);
    }

    Option<String> strategyOf(PlayerId seat) {
        return bots.get(seat);
    }

    Seats withBot(PlayerId seat, String strategy) {
        return new Seats(bots.put(seat, strategy), rng);
    }

    Seats withPerson(PlayerId seat) {
        return new Seats(bots.remove(seat), rng);
    }

    boolean areAllBots(int players) {
        return bots.size() >= players;
    }

    /** What the computer does in this seat, and the seats with the generator for its next choice. */
    Tuple2<Action, Seats> choose(GameState state, PlayerId seat) {
        Rng.Drawn<Action> choice = Strategies.named(bots.get(seat).get()).get().choose(PlayerView.of(state, seat), rng);
        return Tuple.of(choice.value(), new Seats(bots, choice.next()));
    }
}
