package games.hydra;

import games.hydra.rule.NumberRange;
import games.hydra.rule.RuleOption;

/**
 * Why a {@link Setup} can't be started.
 *
 * <pre>{@code
 * SetupProblem problem = Hydra.start(Setup.of(1, 42L)).getError().head();
 * String text = problem.match(new SetupProblem.Cases<String>() {
 *     public String playersOutOfRange(SetupProblem.PlayersOutOfRange bad) { return "players " + bad.allowed(); }
 *     public String optionOutOfRange(SetupProblem.OptionOutOfRange bad) { return "not " + bad.value(); }
 *     public String notEnoughCards(SetupProblem.NotEnoughCards bad) { return bad.needed() + " cards"; }
 * }); // "players 2..10000"
 * }</pre>
 */
public sealed interface SetupProblem {

    /** A stable name for this kind of problem. */
    String code();

    <R> R match(Cases<R> cases);

    /** Fewer players than a game needs, or more than a table takes (R1.2). */
    record PlayersOutOfRange(int players, NumberRange allowed) implements SetupProblem {
        @Override
        public String code() {
            return "setup/players-out-of-range";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.playersOutOfRange(this);
        }
    }

    /** A value that the option can't have. */
    record OptionOutOfRange(RuleOption option, String value) implements SetupProblem {
        @Override
        public String code() {
            return "setup/option-out-of-range";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.optionOutOfRange(this);
        }
    }

    /** The decks do not hold the cards that the players are to be dealt: {@code decks}, {@code jokers} and {@code cards-each} contradict each other. */
    record NotEnoughCards(int needed, int available) implements SetupProblem {
        @Override
        public String code() {
            return "setup/not-enough-cards";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.notEnoughCards(this);
        }
    }

    /** What to do for each kind of problem. */
    interface Cases<R> {
        R playersOutOfRange(PlayersOutOfRange problem);

        R optionOutOfRange(OptionOutOfRange problem);

        R notEnoughCards(NotEnoughCards problem);
    }
}
