package games.hydra;

import games.hydra.rule.NumberRange;
import games.hydra.rule.RuleOption;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** All problems of a set-up at once. */
final class SetupCheck {
    private static final NumberRange PLAYERS = new NumberRange(Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS);

    private SetupCheck() {}

    static Seq<SetupProblem> problems(Setup setup) {
        Seq<SetupProblem> wrong = players(setup).appendAll(options(setup));
        return wrong.isEmpty() ? cards(setup) : wrong;
    }

    private static Seq<SetupProblem> players(Setup setup) {
        return PLAYERS.contains(setup.players())
                ? Vector.empty()
                : Vector.of(new SetupProblem.PlayersOutOfRange(setup.players(), PLAYERS));
    }

    private static Seq<SetupProblem> options(Setup setup) {
        return RuleOption.all()
                .filter(option -> !option.isValidIn(setup.rules()))
                .map(option -> new SetupProblem.OptionOutOfRange(option, option.read(setup.rules())));
    }

    /** Whether the numbers agree with each other can only be said once each of them makes sense. */
    private static Seq<SetupProblem> cards(Setup setup) {
        DealSize size = DealSize.of(setup);
        return size.needed() <= size.cards()
                ? Vector.empty()
                : Vector.of(new SetupProblem.NotEnoughCards(size.needed(), size.cards()));
    }
}
