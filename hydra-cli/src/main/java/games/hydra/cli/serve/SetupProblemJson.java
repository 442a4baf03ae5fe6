package games.hydra.cli.serve;

import games.hydra.SetupProblem;
import games.hydra.cli.json.Json;
import io.vavr.collection.Seq;

/** What is wrong with a set-up. */
final class SetupProblemJson implements SetupProblem.Cases<Json.Fields> {
    private static final SetupProblemJson SHARED = new SetupProblemJson();

    private SetupProblemJson() {}

    static Json of(Seq<SetupProblem> problems) {
        return Json.list(problems.map(
                problem -> Json.object().with("code", problem.code()).withAll(problem.match(SHARED))));
    }

    @Override
    public Json.Fields playersOutOfRange(SetupProblem.PlayersOutOfRange problem) {
        return Json.object()
                .with("players", problem.players())
                .with("least", problem.allowed().least())
                .with("most", problem.allowed().most());
    }

    @Override
    public Json.Fields optionOutOfRange(SetupProblem.OptionOutOfRange problem) {
        return Json.object().with("option", problem.option().code()).with("value", Failure.quote(problem.value()));
    }

    @Override
    public Json.Fields notEnoughCards(SetupProblem.NotEnoughCards problem) {
        return Json.object().with("needed", problem.needed()).with("available", problem.available());
    }
}
