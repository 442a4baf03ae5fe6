package games.hydra.cli.json;

import games.hydra.sim.ExperimentProblem;
import io.vavr.collection.Seq;

/** Why a text is not the JSON of a run. A path names a value by the names and numbers that lead to it. */
public sealed interface JsonProblem {

    <R> R match(Cases<R> cases);

    /** It has more bytes than a run can have. */
    record TooLong(int mostBytes) implements JsonProblem {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.tooLong(this);
        }
    }

    /** It ends before it is complete. */
    record Truncated(long line, long column) implements JsonProblem {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.truncated(this);
        }
    }

    /** It is no JSON, has a name twice, or is nested too deep. */
    record Malformed(long line, long column) implements JsonProblem {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.malformed(this);
        }
    }

    /** It is JSON, and nothing of Hydra's. */
    record Foreign() implements JsonProblem {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.foreign(this);
        }
    }

    /** It was written by another version of Hydra, in a way that this one does not know. */
    record UnsupportedVersion(long version) implements JsonProblem {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.unsupportedVersion(this);
        }
    }

    /** There is nothing with this name. */
    record Missing(String path) implements JsonProblem {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.missing(this);
        }
    }

    /** Something else is expected here. */
    record Unexpected(String path, Expected expected) implements JsonProblem {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.unexpected(this);
        }
    }

    /** No such experiment can be made. */
    record ImpossibleExperiment(Seq<ExperimentProblem> problems) implements JsonProblem {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.impossibleExperiment(this);
        }
    }

    /** Each figure can be read, but they contradict each other: these are not the figures of these games. */
    record Contradiction() implements JsonProblem {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.contradiction(this);
        }
    }

    /** What may be expected of a value. */
    enum Expected {
        OBJECT,
        LIST,
        PAIR,
        TEXT,
        COUNT,
        SMALL_NUMBER,
        SEED,
        RULES,
        RANGES
    }

    /** What to do for each kind of problem. */
    interface Cases<R> {
        R tooLong(TooLong problem);

        R truncated(Truncated problem);

        R malformed(Malformed problem);

        R foreign(Foreign problem);

        R unsupportedVersion(UnsupportedVersion problem);

        R missing(Missing problem);

        R unexpected(Unexpected problem);

        R impossibleExperiment(ImpossibleExperiment problem);

        R contradiction(Contradiction problem);
    }
}
