package games.hydra.sim;

import java.util.function.Function;

/** Why two runs can't be counted together. */
public sealed interface MergeProblem {

    /** A stable name for this kind of problem. */
    String code();

    <R> R match(Function<OtherExperiment, R> otherExperiment, Function<SameGames, R> sameGames);

    /** They are of different experiments. */
    record OtherExperiment(Experiment one, Experiment other) implements MergeProblem {
        @Override
        public String code() {
            return "merge/other-experiment";
        }

        @Override
        public <R> R match(Function<OtherExperiment, R> otherExperiment, Function<SameGames, R> sameGames) {
            return otherExperiment.apply(this);
        }
    }

    /** Both have these games, which would be counted twice. */
    record SameGames(GameRange games) implements MergeProblem {
        @Override
        public String code() {
            return "merge/same-games";
        }

        @Override
        public <R> R match(Function<OtherExperiment, R> otherExperiment, Function<SameGames, R> sameGames) {
            return sameGames.apply(this);
        }
    }
}
