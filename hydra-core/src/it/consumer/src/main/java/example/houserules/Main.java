package example.houserules;

import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Setup;
import games.hydra.SetupProblem;
import games.hydra.rule.CutRule;
import games.hydra.rule.RuleSet;
import io.vavr.collection.Seq;
import io.vavr.control.Validation;

/** Plays one game under a house rule, and tells how it went. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        System.out.println(report(start(2)));
    }

    static Validation<Seq<SetupProblem>, GameState> start(int players) {
        RuleSet rules = RuleSet.STANDARD.withCut(CutRule.FREE).withOwnRule(new FoursAreDoors());
        return Hydra.start(Setup.of(players, 42L).withRules(rules));
    }

    static String report(Validation<Seq<SetupProblem>, GameState> start) {
        return start.fold(
                problems -> "can't start: " + problems.map(SetupProblem::code).mkString(", "),
                state -> report(Match.of(state).playedOut()));
    }

    private static String report(Match match) {
        String end = match.state().outcome().get().match(win -> "won by player " + win.player(), draw -> "drawn");
        return end + " after " + match.accepted() + " actions; refused: "
                + match.refusals().mkString(", ");
    }
}
