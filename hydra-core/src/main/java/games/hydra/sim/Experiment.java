package games.hydra.sim;

import games.hydra.Hydra;
import games.hydra.Setup;
import games.hydra.bot.Strategies;
import games.hydra.random.Rng;
import games.hydra.rule.NumberRange;
import games.hydra.rule.RuleSet;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import io.vavr.control.Validation;
import java.util.Objects;

/**
 * Any number of games with one seed, each with a deal of its own. A game depends on its number and on nothing else, so they
 * may be played in any order, anywhere.
 *
 * <p>The table is set with the strategies in their order, over again until every seat is taken; with each game it moves on
 * by one seat. So in as many games in a row as there are seats, each place of the table comes to each seat once.
 *
 * <pre>{@code
 * Experiment experiment = new Experiment(RuleSet.STANDARD, 2, List.of("greedy", "random"), 42L, 100_000);
 * GameSummary second = experiment.play(2);
 * String seats = second.seats().mkString(" "); // "random greedy"
 * }</pre>
 *
 * @param rules the rules of every game
 * @param players how many play
 * @param bots the names of the strategies, at least one and at most one for each player
 * @param seed what the seed of every game comes from
 * @param mostSteps after how many actions a game is given up
 */
public record Experiment(RuleSet rules, int players, Seq<String> bots, long seed, int mostSteps) {
    /** The bounds on steps that an experiment may have. */
    public static final NumberRange STEP_BOUNDS = new NumberRange(1, 1_000_000);

    /**
     * An experiment that makes sense.
     *
     * @throws IllegalArgumentException if it does not; {@link #of} gives the reasons as values
     */
    public Experiment {
        Objects.requireNonNull(rules);
        bots = Array.ofAll(bots);
        Seq<ExperimentProblem> problems = problems(rules, players, bots, mostSteps);
        if (problems.nonEmpty()) {
            throw new IllegalArgumentException(problems.mkString(", "));
        }
    }

    /** The experiment, or everything that is wrong with it. */
    public static Validation<Seq<ExperimentProblem>, Experiment> of(
            RuleSet rules, int players, Seq<String> bots, long seed, int mostSteps) {
        Seq<ExperimentProblem> problems = problems(rules, players, bots, mostSteps);
        return problems.isEmpty()
                ? Validation.valid(new Experiment(rules, players, bots, seed, mostSteps))
                : Validation.invalid(problems);
    }

    private static Seq<ExperimentProblem> problems(RuleSet rules, int players, Seq<String> bots, int mostSteps) {
        return setupProblems(rules, players)
                .appendAll(seatProblem(players, bots))
                .appendAll(bots.distinct()
                        .filter(name -> Strategies.named(name).isEmpty())
                        .map(ExperimentProblem.UnknownStrategy::new))
                .appendAll(Option.when(
                        !STEP_BOUNDS.contains(mostSteps),
                        () -> new ExperimentProblem.MostStepsOutOfRange(mostSteps, STEP_BOUNDS)));
    }

    private static Seq<ExperimentProblem> setupProblems(RuleSet rules, int players) {
        return Hydra.start(Setup.of(players, 0).withRules(rules))
                .fold(problems -> problems.map(ExperimentProblem.ImpossibleSetup::new), state -> Vector.empty());
    }

    /** With too few players there is no number of strategies that would be right. */
    private static Option<ExperimentProblem> seatProblem(int players, Seq<String> bots) {
        NumberRange allowed = new NumberRange(1, Math.max(players, Setup.FEWEST_PLAYERS));
        return Option.when(
                !allowed.contains(bots.size()), () -> new ExperimentProblem.StrategiesOutOfRange(bots.size(), allowed));
    }

    /** The figures of the game with this number, from 1. */
    public GameSummary play(long number) {
        return match(number).play().get();
    }

    /** The game with this number, from 1. */
    public Match match(long number) {
        Setup setup = Setup.of(players, seedOf(number)).withRules(rules);
        return new Match(setup, seats(number).map(Experiment::contestant), mostSteps);
    }

    /** The seed of the game with this number, from 1: so many numbers on in the generator of the experiment's seed. */
    public long seedOf(long number) {
        return Rng.seeded(seed)
                .jumped(GameRange.requireNumber(number) - 1)
                .bits()
                .value();
    }

    private Seq<String> seats(long number) {
        int shift = (int) ((GameRange.requireNumber(number) - 1) % players);
        return Array.range(0, players).map(seat -> bots.get((seat + shift) % players % bots.size()));
    }

    private static Contestant contestant(String name) {
        return new Contestant(name, Strategies.named(name).get());
    }
}
