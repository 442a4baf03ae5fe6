package games.hydra.cli.text;

import games.hydra.SetupProblem;
import games.hydra.rule.RuleOption;

/** What is wrong with a set-up, in a few words each. */
public record SetupText() implements SetupProblem.Cases<String> {

    public static String of(SetupProblem problem) {
        return problem.match(new SetupText());
    }

    @Override
    public String playersOutOfRange(SetupProblem.PlayersOutOfRange problem) {
        return problem.players() + " players: there must be "
                + problem.allowed().least() + " to " + problem.allowed().most();
    }

    @Override
    public String optionOutOfRange(SetupProblem.OptionOutOfRange problem) {
        return problem.option().code() + "=" + problem.value() + ": " + RuleTexts.values(problem.option());
    }

    @Override
    public String notEnoughCards(SetupProblem.NotEnoughCards problem) {
        return "the deal needs " + problem.needed() + " cards, and the decks have " + problem.available() + " ("
                + RuleOption.CARDS_EACH.code() + ", " + RuleOption.DECKS.code() + " and " + RuleOption.JOKERS.code()
                + " do not go together)";
    }
}
