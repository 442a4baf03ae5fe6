package games.hydra.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.hydra.Action;
import games.hydra.Outcome;
import games.hydra.Setup;
import games.hydra.SetupProblem;
import games.hydra.bot.Choice;
import games.hydra.bot.Strategies;
import games.hydra.bot.Strategy;
import games.hydra.random.Rng;
import games.hydra.rule.CutRule;
import games.hydra.rule.NumberRange;
import games.hydra.rule.RuleSet;
import games.hydra.rule.StalemateRule;
import games.hydra.table.PlayerId;
import games.hydra.testkit.Rule;
import games.hydra.view.PlayerView;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

class ExperimentTest {
    private static final RuleSet SHORT = RuleSet.STANDARD.withCardsEach(5);
    private static final Experiment THREE = new Experiment(SHORT, 3, List.of("random", "greedy"), 7, 10_000);

    @Test
    void a_game_depends_on_its_number_alone() {
        Vector<GameSummary> upwards = Vector.rangeClosed(1, 20).map(THREE::play);
        Vector<GameSummary> downwards =
                Vector.rangeClosed(1, 20).reverse().map(THREE::play).reverse();

        assertThat(downwards).isEqualTo(upwards);
    }

    @Test
    void every_game_has_the_next_number_of_the_generator_as_its_seed() {
        Rng.Drawn<Long> first = Rng.seeded(7).bits();
        Rng.Drawn<Long> second = first.next().bits();

        assertThat(THREE.seedOf(1)).isEqualTo(first.value());
        assertThat(THREE.match(2).setup().seed()).isEqualTo(second.value());
    }

    @Test
    void strategies_are_repeated_round_the_table_and_move_on_by_one_seat_each_game() {
        assertThat(Vector.rangeClosed(1, 4)
                        .map(number -> THREE.match(number)
                                .seats()
                                .map(Contestant::name)
                                .mkString(" ")))
                .containsExactly(
                        "random greedy random", "greedy random random", "random random greedy", "random greedy random");
    }

    @Test
    void in_as_many_games_as_there_are_seats_each_strategy_comes_to_each_seat_equally_often() {
        Vector<Match> round = Vector.rangeClosed(5, 7).map(THREE::match);

        assertThat(Vector.range(0, 3)
                        .map(seat -> round.map(match -> match.seats().get(seat).name())
                                .sorted()))
                .containsOnly(Vector.of("greedy", "random", "random"));
    }

    @Test
    void what_a_strategy_draws_disturbs_neither_the_deal_nor_the_other_seats() {
        Strategy first = Strategies.named("first").get();
        Strategy wasteful = new Wasteful(first);
        Contestant random = new Contestant("random", Strategies.named("random").get());

        assertThat(Vector.range(0, 20).map(seed -> play(seed, new Contestant("first", wasteful), random)))
                .isEqualTo(Vector.range(0, 20).map(seed -> play(seed, new Contestant("first", first), random)));
    }

    /** Plays as another strategy does, and draws numbers for nothing. */
    private record Wasteful(Strategy strategy) implements Strategy {
        @Override
        public Choice choose(PlayerView view, Rng rng) {
            Choice choice = strategy.choose(view, rng);
            return new Choice(choice.action(), rng.jumped(7), this);
        }
    }

    private static GameSummary play(long seed, Contestant... seats) {
        return new Match(Setup.of(seats.length, seed).withRules(SHORT), Vector.of(seats), 1000)
                .play()
                .get();
    }

    @Test
    void what_a_strategy_wants_to_remember_comes_back_to_it() {
        Contestant turncoat = new Contestant(
                "turncoat",
                (view, rng) -> new Choice(
                        view.moves().head(), rng, Strategies.named("first").get()));
        Contestant first = new Contestant("turncoat", Strategies.named("first").get());

        // The first choice of all is to begin a turn, which is what all do.
        assertThat(play(1, turncoat, turncoat)).isEqualTo(play(1, first, first));
    }

    @Test
    void a_strategy_that_chooses_what_is_no_move_is_an_error_with_its_name() {
        Contestant cheat = new Contestant(
                "cheat",
                (view, rng) -> new Choice(new Action.Swap(), rng, (again, dice) -> {
                    throw new AssertionError();
                }));

        assertThatThrownBy(() -> play(1, cheat, cheat))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("cheat chose");
    }

    @Test
    void a_game_that_reaches_the_bound_is_unfinished() {
        Experiment bounded = new Experiment(RuleSet.STANDARD, 2, List.of("greedy"), 1, 10);

        assertThat(bounded.play(1).ending()).isEqualTo(new Ending.Unfinished());
        assertThat(bounded.play(1).steps()).isEqualTo(10);
    }

    @Test
    @Rule("R6.5")
    void a_stalemate_stops_a_game_that_would_go_on_for_ever_and_may_be_a_draw() {
        RuleSet lastResort = SHORT.withCut(CutRule.LAST_RESORT);

        Stats playOn = stats(lastResort);
        Stats draw = stats(lastResort.withStalemate(StalemateRule.DRAW));

        assertThat(playOn.stalemates()).isPositive().isEqualTo(draw.stalemates());
        assertThat(playOn.draws()).isZero();
        assertThat(draw.draws()).isEqualTo(draw.stalemates());
        assertThat(playOn.unfinished()).isZero();
    }

    @Test
    @Rule("R6.3")
    void winning_by_losing_is_counted() {
        Stats stats = stats(SHORT);

        assertThat(stats.wonByLosing()).isPositive().isLessThan(stats.wins());
    }

    @Test
    void a_game_may_be_over_before_the_first_step() {
        Experiment one = new Experiment(RuleSet.STANDARD.withCardsEach(1), 2, List.of("random"), 1, 100);

        assertThat(one.play(1))
                .isEqualTo(new GameSummary(
                        List.of("random", "random"),
                        new Ending.Won(PlayerId.FIRST, Outcome.Victory.BY_SHEDDING),
                        0,
                        1,
                        0,
                        List.empty()));
    }

    @Test
    void everything_that_is_wrong_is_said_at_once() {
        assertThat(Experiment.of(SHORT, 1, List.of("wizard", "greedy", "random"), 1, 0)
                        .getError())
                .containsExactly(
                        new ExperimentProblem.ImpossibleSetup(new SetupProblem.PlayersOutOfRange(
                                1, new NumberRange(Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS))),
                        new ExperimentProblem.StrategiesOutOfRange(3, new NumberRange(1, 2)),
                        new ExperimentProblem.UnknownStrategy("wizard"),
                        new ExperimentProblem.MostStepsOutOfRange(0, Experiment.STEP_BOUNDS));
        assertThatThrownBy(() -> new Experiment(SHORT, 2, List.empty(), 1, 100))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_match_has_a_contestant_for_every_seat() {
        Contestant random = new Contestant("random", Strategies.named("random").get());

        assertThatThrownBy(() -> new Match(Setup.of(2, 1), List.of(random), 100))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_match_says_what_is_wrong_with_its_set_up() {
        Contestant random = new Contestant("random", Strategies.named("random").get());

        assertThat(new Match(Setup.of(1, 1), List.of(random), 100).play().isInvalid())
                .isTrue();
    }

    private static Stats stats(RuleSet rules) {
        Experiment experiment = new Experiment(rules, 2, List.of("greedy", "random"), 1, 10_000);
        return Run.play(experiment, new GameRange(1, 300)).stats();
    }
}
