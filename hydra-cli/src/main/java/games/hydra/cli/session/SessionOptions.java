package games.hydra.cli.session;

import games.hydra.Dealing;
import games.hydra.cli.display.ClassicDisplay;
import games.hydra.cli.display.Display;
import games.hydra.rule.RuleSet;

/** What was chosen before the conversation begins. */
public record SessionOptions(long seed, RuleSet rules, Dealing dealing, Display display) {

    /** The game of section 7, with nothing switched on. */
    public static SessionOptions classic(long seed) {
        return new SessionOptions(seed, RuleSet.STANDARD, Dealing.FROM_PILES, new ClassicDisplay());
    }

    /** Testing mode: the cards are named by whoever plays (R7.10). */
    public SessionOptions testing() {
        return new SessionOptions(seed, rules, Dealing.BY_HAND, display);
    }
}
