package games.hydra.cli.serve;

import games.hydra.cli.json.Json;
import games.hydra.notation.NotationProblem;

/** What is wrong with a text, and where. */
final class NotationProblemJson implements NotationProblem.Cases<Json.Fields> {
    private static final NotationProblemJson SHARED = new NotationProblemJson();

    private NotationProblemJson() {}

    static Json.Fields of(NotationProblem problem) {
        return Json.object()
                .with("line", problem.line())
                .with("column", problem.column())
                .withAll(problem.match(SHARED));
    }

    @Override
    public Json.Fields tooMany(NotationProblem.TooMany problem) {
        return Json.object().with("most", problem.most());
    }

    @Override
    public Json.Fields foreign(NotationProblem.Foreign problem) {
        return Json.object();
    }

    @Override
    public Json.Fields unsupportedVersion(NotationProblem.UnsupportedVersion problem) {
        return found(problem.found()).with("supported", problem.supported());
    }

    @Override
    public Json.Fields truncated(NotationProblem.Truncated problem) {
        return Json.object();
    }

    @Override
    public Json.Fields unclosedComment(NotationProblem.UnclosedComment problem) {
        return Json.object();
    }

    @Override
    public Json.Fields unknown(NotationProblem.Unknown problem) {
        return found(problem.found());
    }

    @Override
    public Json.Fields badValue(NotationProblem.BadValue problem) {
        return found(problem.found()).with("name", problem.name());
    }

    @Override
    public Json.Fields repeated(NotationProblem.Repeated problem) {
        return Json.object().with("name", problem.name());
    }

    @Override
    public Json.Fields missing(NotationProblem.Missing problem) {
        return Json.object().with("name", problem.name());
    }

    @Override
    public Json.Fields impossibleSetup(NotationProblem.ImpossibleSetup problem) {
        return Json.object().with("problems", SetupProblemJson.of(problem.problems()));
    }

    @Override
    public Json.Fields impossiblePosition(NotationProblem.ImpossiblePosition problem) {
        return Json.object();
    }

    @Override
    public Json.Fields refusedAction(NotationProblem.RefusedAction problem) {
        return Json.object()
                .with("index", problem.index())
                .with("action", ActionJson.of(problem.action()))
                .with("reason", Failure.of(problem.reason()).toJson());
    }

    @Override
    public Json.Fields wrongResult(NotationProblem.WrongResult problem) {
        return found(problem.found())
                .with("reached", problem.reached().map(OutcomeJson::of).getOrElse(new Json.Nothing()));
    }

    @Override
    public Json.Fields wrongChecksum(NotationProblem.WrongChecksum problem) {
        return found(problem.found()).with("actual", problem.actual());
    }

    @Override
    public Json.Fields textAfterEnd(NotationProblem.TextAfterEnd problem) {
        return found(problem.found());
    }

    private static Json.Fields found(String found) {
        return Json.object().with("found", found);
    }
}
