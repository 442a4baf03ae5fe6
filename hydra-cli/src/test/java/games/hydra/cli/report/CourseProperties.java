package games.hydra.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.cli.report.Course.Stretch;
import games.hydra.sim.Stats;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class CourseProperties {

    @Property(tries = 100)
    void the_stretches_follow_each_other_from_the_first_turn_to_the_last(
            @ForAll @Size(min = 1, max = 100) java.util.List<@IntRange(min = 1, max = 2_000) Integer> lengths) {
        Seq<Stretch> stretches = course(List.ofAll(lengths)).stretches();

        assertThat(stretches.head().from()).isEqualTo(1);
        assertThat(stretches.zip(stretches.tail()))
                .allSatisfy(pair -> assertThat(pair._2.from()).isEqualTo(pair._1.to() + 1));
        // Of at most 100 games each is at least 1 %.
        assertThat(stretches.last().to())
                .isEqualTo(lengths.stream().mapToInt(Integer::intValue).max().orElseThrow());
        assertThat(stretches).hasSizeLessThanOrEqualTo(200);
    }

    @Property(tries = 100)
    void a_stretch_counts_the_games_that_began_its_first_turn(
            @ForAll @Size(min = 1, max = 100) java.util.List<@IntRange(min = 1, max = 500) Integer> lengths) {
        assertThat(course(List.ofAll(lengths)).stretches())
                .allSatisfy(stretch -> assertThat(stretch.games())
                        .isEqualTo(lengths.stream()
                                .filter(turns -> turns >= stretch.from())
                                .count()));
    }

    /** At turn n of these games n heads lie on the table. */
    @Example
    void the_mean_of_a_stretch_is_that_of_all_its_turns() {
        assertThat(course(List.of(400)).stretches().get(1)).isEqualTo(new Stretch(3, 4, 3.5, 1));
    }

    @Example
    void turns_that_fewer_than_one_game_of_a_hundred_reached_are_left_out() {
        Course course = course(List.fill(200, 5).append(50));

        assertThat(course.stretches().last().to()).isEqualTo(5);
        assertThat(course.parts().get("time-note").get().markup())
                .contains("The turns from 6 on are left out")
                .contains("The longest game had 50 turns.");
    }

    private static Course course(List<Integer> lengths) {
        Stats stats =
                lengths.map(turns -> Stats.of(Runs.game(turns, "one", "other"))).reduce(Stats::merge);
        return Course.of(stats);
    }
}
