package games.hydra.cli.text;

import games.hydra.bot.Strategies;
import games.hydra.sim.ExperimentProblem;
import io.vavr.collection.Seq;

/** What is wrong with an experiment, in a few words each. */
public record ExperimentText() implements ExperimentProblem.Cases<String> {

    public static String of(Seq<ExperimentProblem> problems) {
        return problems.map(problem -> problem.match(new ExperimentText())).mkString("; ");
    }

    @Override
    public String impossibleSetup(ExperimentProblem.ImpossibleSetup problem) {
        return SetupText.of(problem.problem());
    }

    @Override
    public String strategiesOutOfRange(ExperimentProblem.StrategiesOutOfRange problem) {
        return problem.strategies() + " strategies: there must be "
                + problem.allowed().least() + " to " + problem.allowed().most() + ", at most one for each player";
    }

    @Override
    public String unknownStrategy(ExperimentProblem.UnknownStrategy problem) {
        return "unknown strategy " + problem.name() + ": there are "
                + Strategies.names().mkString(", ");
    }

    @Override
    public String mostStepsOutOfRange(ExperimentProblem.MostStepsOutOfRange problem) {
        return "at most " + problem.mostSteps() + " steps: there must be "
                + problem.allowed().least() + " to " + problem.allowed().most();
    }
}
