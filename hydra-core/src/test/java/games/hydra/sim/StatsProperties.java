package games.hydra.sim;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Vector;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Statistics form a commutative monoid. */
class StatsProperties {

    @Property
    void merging_is_associative(@ForAll("stats") Stats a, @ForAll("stats") Stats b, @ForAll("stats") Stats c) {
        assertThat(a.merge(b).merge(c)).isEqualTo(a.merge(b.merge(c)));
    }

    @Property
    void merging_is_commutative(@ForAll("stats") Stats a, @ForAll("stats") Stats b) {
        assertThat(a.merge(b)).isEqualTo(b.merge(a));
    }

    @Property
    void no_game_changes_nothing(@ForAll("stats") Stats stats) {
        assertThat(stats.merge(Stats.EMPTY)).isEqualTo(stats);
        assertThat(Stats.EMPTY.merge(stats)).isEqualTo(stats);
    }

    @Property
    void games_counted_at_once_are_the_same_as_each_of_them_merged(@ForAll("games") List<GameSummary> games) {
        assertThat(Stats.of(Vector.ofAll(games)))
                .isEqualTo(games.stream().map(Stats::of).reduce(Stats.EMPTY, Stats::merge));
    }

    @Property
    void every_game_is_won_a_stalemate_or_unfinished(@ForAll("stats") Stats stats) {
        assertThat(stats.wins() + stats.stalemates() + stats.unfinished()).isEqualTo(stats.games());
    }

    @Property
    void all_steps_are_counted(@ForAll("games") List<GameSummary> games) {
        Stats stats = games.stream().map(Stats::of).reduce(Stats.EMPTY, Stats::merge);

        assertThat(stats.steps())
                .isEqualTo(games.stream().mapToLong(GameSummary::steps).sum());
    }

    @Property
    void a_trial_of_a_strategy_is_a_seat_in_a_game_and_a_trial_of_a_seat_is_a_game(@ForAll("game") GameSummary game) {
        Stats stats = Stats.of(game);

        assertThat(stats.seats().values().map(Tally::trials))
                .isEqualTo(Vector.fill(game.seats().size(), 1L));
        assertThat(stats.strategies().mapValues(Tally::trials).toMap(entry -> entry))
                .isEqualTo(game.seats().groupBy(name -> name).mapValues(seats -> (long) seats.size()));
    }

    @Property
    void as_many_games_get_to_a_turn_as_have_so_many_turns(@ForAll("games") List<GameSummary> games) {
        Stats stats = games.stream().map(Stats::of).reduce(Stats.EMPTY, Stats::merge);

        assertThat(stats.headsOverTime().turns().map(HeadsOverTime.AtTurn::games))
                .isEqualTo(Vector.rangeClosed(1, stats.turnsPerGame().max().getOrElse(0))
                        .map(turn -> games.stream()
                                .filter(game -> game.turns() >= turn)
                                .count()));
    }

    @Provide
    Arbitrary<Stats> stats() {
        return GameSummaries.stats();
    }

    @Provide
    Arbitrary<GameSummary> game() {
        return GameSummaries.any();
    }

    @Provide
    Arbitrary<List<GameSummary>> games() {
        return GameSummaries.any().list().ofMaxSize(10);
    }
}
