package games.hydra.sim;

import games.hydra.SetupProblem;
import games.hydra.rule.NumberRange;

/** Why an {@link Experiment} makes no sense. */
public sealed interface ExperimentProblem {

    /** A stable name for this kind of problem. */
    String code();

    <R> R match(Cases<R> cases);

    /** No game of it could start. */
    record ImpossibleSetup(SetupProblem problem) implements ExperimentProblem {
        @Override
        public String code() {
            return problem.code();
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.impossibleSetup(this);
        }
    }

    /** There must be a strategy, and at most one for each seat. */
    record StrategiesOutOfRange(int strategies, NumberRange allowed) implements ExperimentProblem {
        @Override
        public String code() {
            return "experiment/strategies-out-of-range";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.strategiesOutOfRange(this);
        }
    }

    /** No strategy has this name. */
    record UnknownStrategy(String name) implements ExperimentProblem {
        @Override
        public String code() {
            return "experiment/unknown-strategy";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.unknownStrategy(this);
        }
    }

    /** A bound on steps that no game can have. */
    record MostStepsOutOfRange(int mostSteps, NumberRange allowed) implements ExperimentProblem {
        @Override
        public String code() {
            return "experiment/most-steps-out-of-range";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.mostStepsOutOfRange(this);
        }
    }

    /** What to do for each kind of problem. */
    interface Cases<R> {
        R impossibleSetup(ImpossibleSetup problem);

        R strategiesOutOfRange(StrategiesOutOfRange problem);

        R unknownStrategy(UnknownStrategy problem);

        R mostStepsOutOfRange(MostStepsOutOfRange problem);
    }
}
