package games.hydra.cli.session;

import games.hydra.Action;
import games.hydra.rule.RuleSet;
import games.hydra.table.PlayerId;

/** Whether to switch the house rule {@code suit-match} before a turn, as the table may (section 8). */
record ToggleQuestion(Game game, PlayerId next) implements Question {

    static Exchange ask(Game game, PlayerId next) {
        String question =
                "The house rule suit-match is " + (game.state().rules().suitMatch() ? "on" : "off") + ". Switch it "
                        + (game.state().rules().suitMatch() ? "off" : "on") + "? (y/n)";
        return game.prompt(question, quiet -> new ToggleQuestion(quiet, next));
    }

    @Override
    public Exchange answer(String line) {
        return Commands.run(game, line).getOrElse(() -> decide(Answer.of(line)));
    }

    private Exchange decide(Answer answer) {
        if (answer.isYes()) {
            RuleSet rules = game.state().rules();
            Game changed = game.after(new Action.ChangeRules(rules.withSuitMatch(!rules.suitMatch())), true);
            return changed.state().isOver() ? changed.ask() : TurnQuestion.ask(changed, next);
        }
        return answer.isNo() ? TurnQuestion.ask(game, next) : ask(game.refuse("Answer y or n."), next);
    }
}
