package games.hydra.sim;

import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Objects;

/**
 * Some games of an experiment, and their figures. Runs of one experiment that have no game in common can be merged, in any
 * order, and give what one run of all their games gives.
 *
 * <pre>{@code
 * Experiment experiment = new Experiment(RuleSet.STANDARD, 2, List.of("greedy", "random"), 42L, 100_000);
 * Run one = Run.play(experiment, new GameRange(1, 5));
 * Run other = Run.play(experiment, new GameRange(6, 10));
 * long games = one.merge(other).get().stats().games(); // 10
 * String twice = one.merge(one).getLeft().code(); // "merge/same-games"
 * }</pre>
 *
 * @param experiment what was played
 * @param games which games of it
 * @param stats their figures
 */
public record Run(Experiment experiment, GameRanges games, Stats stats) {

    public Run {
        Objects.requireNonNull(experiment);
        Objects.requireNonNull(games);
        Objects.requireNonNull(stats);
        if (games.size() != stats.games()) {
            throw new IllegalArgumentException(stats.games() + " games in the figures of " + games.size());
        }
    }

    /** No game yet. */
    public static Run empty(Experiment experiment) {
        return new Run(experiment, GameRanges.EMPTY, Stats.EMPTY);
    }

    /** Some games in a row, of which the first has this number, with the figures of each. */
    public static Run of(Experiment experiment, long first, Seq<GameSummary> games) {
        return games.isEmpty()
                ? empty(experiment)
                : new Run(experiment, GameRanges.of(first, first + games.size() - 1), Stats.of(games));
    }

    /** These figures of these games; none if they can't be that. It is for figures that come from elsewhere. */
    public static Option<Run> checked(Experiment experiment, GameRanges games, Stats stats) {
        try {
            return games.size() == stats.games() && new Consistency(experiment, stats).holds()
                    ? Option.some(new Run(experiment, games, stats))
                    : Option.none();
        } catch (ArithmeticException tooMany) {
            return Option.none();
        }
    }

    /** Plays these games, one after the other. */
    public static Run play(Experiment experiment, GameRange games) {
        Run run = empty(experiment);
        for (long number = games.first(); number <= games.last(); number++) {
            run = run.plus(number, experiment.play(number));
        }
        return run;
    }

    /** This run and one more game of the experiment, which it does not have yet. */
    public Run plus(long number, GameSummary game) {
        return merge(of(experiment, number, List.of(game)))
                .getOrElseThrow(problem -> new IllegalArgumentException("" + problem));
    }

    /** The games of both, or why they can't be counted together. */
    public Either<MergeProblem, Run> merge(Run other) {
        if (!experiment.equals(other.experiment)) {
            return Either.left(new MergeProblem.OtherExperiment(experiment, other.experiment));
        }
        Option<GameRange> overlap = games.overlap(other.games);
        return overlap.isDefined()
                ? Either.left(new MergeProblem.SameGames(overlap.get()))
                : Either.right(new Run(experiment, games.union(other.games), stats.merge(other.stats)));
    }
}
