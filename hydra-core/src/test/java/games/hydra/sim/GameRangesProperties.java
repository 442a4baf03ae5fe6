package games.hydra.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.List;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeSet;
import java.util.Set;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;

class GameRangesProperties {

    @Property
    void ranges_are_the_set_of_their_games(@ForAll Set<@LongRange(min = 1, max = 30) Long> numbers) {
        GameRanges ranges = ranges(numbers);

        assertThat(games(ranges)).isEqualTo(TreeSet.ofAll(numbers));
        assertThat(ranges.size()).isEqualTo(numbers.size());
    }

    @Property
    void a_union_has_the_games_of_both(
            @ForAll Set<@LongRange(min = 1, max = 30) Long> one,
            @ForAll Set<@LongRange(min = 1, max = 30) Long> other) {
        assertThat(games(ranges(one).union(ranges(other))))
                .isEqualTo(TreeSet.ofAll(one).addAll(other));
    }

    @Property
    void there_is_an_overlap_exactly_if_some_game_is_in_both(
            @ForAll Set<@LongRange(min = 1, max = 30) Long> one,
            @ForAll Set<@LongRange(min = 1, max = 30) Long> other) {
        // Vavr's own intersection of sorted sets fails for some of them.
        SortedSet<Long> common = TreeSet.ofAll(one).filter(other::contains);

        assertThat(ranges(one).overlap(ranges(other)).map(GameRange::first)).isEqualTo(common.headOption());
    }

    @Example
    void a_game_has_a_number_from_1_to_the_most() {
        assertThatThrownBy(() -> new GameRange(0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new GameRange(1, GameRange.MOST + 1)).isInstanceOf(IllegalArgumentException.class);
        assertThat(new GameRange(1, GameRange.MOST).size()).isEqualTo(GameRange.MOST);
    }

    @Example
    void a_range_does_not_end_before_it_begins() {
        assertThatThrownBy(() -> new GameRange(3, 2)).isInstanceOf(IllegalArgumentException.class);
    }

    @Example
    void ranges_that_touch_are_one() {
        assertThatThrownBy(() -> new GameRanges(List.of(new GameRange(1, 2), new GameRange(3, 4))))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(GameRanges.of(3, 4).union(GameRanges.of(1, 2))).isEqualTo(GameRanges.of(1, 4));
    }

    private static GameRanges ranges(Set<Long> numbers) {
        return numbers.stream()
                .map(number -> GameRanges.of(number, number))
                .reduce(GameRanges.EMPTY, GameRanges::union);
    }

    private static SortedSet<Long> games(GameRanges ranges) {
        return TreeSet.ofAll(ranges.ranges().flatMap(range -> List.rangeClosed(range.first(), range.last())));
    }
}
