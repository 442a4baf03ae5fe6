package games.hydra.cli.text;

import games.hydra.notation.RuleSetNotation;
import games.hydra.sim.Experiment;
import games.hydra.sim.GameRange;
import games.hydra.sim.MergeProblem;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.function.Function;

/** Why a run can't be merged with those before, in one line. */
public final class MergeText {
    private MergeText() {}

    public static String of(MergeProblem problem) {
        return problem.match(
                other -> "this is a run of another experiment: " + differences(other.one(), other.other()),
                same -> "the runs before have " + games(same.games()) + " as well");
    }

    private static String differences(Experiment before, Experiment here) {
        return List.of(
                        difference("rules", before, here, experiment -> RuleSetNotation.write(experiment.rules())),
                        difference("players", before, here, Experiment::players),
                        difference(
                                "strategies",
                                before,
                                here,
                                experiment -> experiment.bots().mkString(",")),
                        difference("seed", before, here, Experiment::seed),
                        difference("at most steps", before, here, Experiment::mostSteps))
                .flatMap(difference -> difference)
                .mkString("; ");
    }

    private static Option<String> difference(
            String name, Experiment before, Experiment here, Function<Experiment, Object> part) {
        return Option.when(
                !part.apply(before).equals(part.apply(here)),
                () -> name + " " + part.apply(here) + " and not " + part.apply(before));
    }

    private static String games(GameRange games) {
        return games.size() == 1 ? "game " + games.first() : "games " + games.first() + " to " + games.last();
    }
}
