package games.hydra.cli.session;

import games.hydra.Action;
import games.hydra.bot.Choice;
import games.hydra.random.Rng;
import games.hydra.table.PlayerId;
import games.hydra.view.PlayerView;
import games.hydra.view.Viewer;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/**
 * Who plays: the seats of the computer by strategy, and the generator they draw from, which is split from the game's and
 * never disturbs the deal. All other seats are people's.
 */
record Seats(Map<PlayerId, Bot> bots, Rng rng) {

    static Seats of(SessionOptions options) {
        return new Seats(
                options.bots().mapValues(Bot::named),
                Rng.seeded(options.seed()).split().value());
    }

    boolean isBot(PlayerId seat) {
        return bots.containsKey(seat);
    }

    Option<String> strategyOf(PlayerId seat) {
        return bots.get(seat).map(Bot::name);
    }

    Seats withBot(PlayerId seat, String strategy) {
        return new Seats(bots.put(seat, Bot.named(strategy)), rng);
    }

    Seats withPerson(PlayerId seat) {
        return new Seats(bots.remove(seat), rng);
    }

    boolean areAllBots(int players) {
        return bots.size() >= players;
    }

    /** What the computer does in this seat, and the seats with what it needs for its next choice. */
    Tuple2<Action, Seats> choose(History history, PlayerId seat) {
        PlayerView view = PlayerView.of(history.state(), history.memory(), Viewer.seat(seat));
        Bot bot = bots.get(seat).get();
        Choice choice = bot.strategy().choose(view, rng);
        return Tuple.of(choice.action(), new Seats(bots.put(seat, new Bot(bot.name(), choice.next())), choice.rng()));
    }
}
