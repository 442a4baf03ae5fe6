package games.hydra.cli.session;

import games.hydra.Dealing;
import games.hydra.Setup;
import games.hydra.cli.display.ClassicDisplay;
import games.hydra.cli.display.Display;
import games.hydra.rule.RuleSet;
import games.hydra.table.PlayerId;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/**
 * What was chosen before the conversation begins.
 *
 * @param players how many play, if that is not to be asked
 * @param bots which seats the computer plays, and by which strategy
 */
public record SessionOptions(
        Option<Integer> players,
        long seed,
        RuleSet rules,
        Dealing dealing,
        Display display,
        Enhancements enhancements,
        Map<PlayerId, String> bots) {

    /** The game of section 7, with nothing switched on. */
    public static SessionOptions classic(long seed) {
        return new SessionOptions(
                Option.none(),
                seed,
                RuleSet.STANDARD,
                Dealing.FROM_PILES,
                new ClassicDisplay(),
                Enhancements.NONE,
                LinkedHashMap.empty());
    }

    /** Testing mode: the cards are named by whoever plays (R7.10). */
    public SessionOptions testing() {
        return new SessionOptions(players, seed, rules, Dealing.BY_HAND, display, enhancements, bots);
    }

    /** What a game of so many players starts from. */
    public Setup setup(int number) {
        return new Setup(number, seed, rules, dealing);
    }

    /** The fewest players with whom there is a game, and a seat for every computer player. */
    public int fewestPlayers() {
        return bots.keySet().map(PlayerId::number).foldLeft(Setup.FEWEST_PLAYERS, Math::max);
    }

    /** The same for a game that was set up before: its own set-up holds. */
    SessionOptions recorded(Setup setup) {
        return new SessionOptions(
                Option.some(setup.players()),
                setup.seed(),
                setup.rules(),
                setup.dealing(),
                display,
                enhancements,
                bots);
    }

    public SessionOptions withPlayers(int number) {
        return new SessionOptions(Option.some(number), seed, rules, dealing, display, enhancements, bots);
    }

    public SessionOptions withRules(RuleSet changed) {
        return new SessionOptions(players, seed, changed, dealing, display, enhancements, bots);
    }

    public SessionOptions withDisplay(Display changed) {
        return new SessionOptions(players, seed, rules, dealing, changed, enhancements, bots);
    }

    public SessionOptions withEnhancements(Enhancements changed) {
        return new SessionOptions(players, seed, rules, dealing, display, changed, bots);
    }

    public SessionOptions withBot(PlayerId seat, String strategy) {
        return new SessionOptions(players, seed, rules, dealing, display, enhancements, bots.put(seat, strategy));
    }
}
