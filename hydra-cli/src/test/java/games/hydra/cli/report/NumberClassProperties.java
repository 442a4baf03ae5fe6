package games.hydra.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.sim.Histogram;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.NotEmpty;

class NumberClassProperties {

    @Property
    void every_game_is_in_one_class(@ForAll @NotEmpty java.util.List<@IntRange(max = 1_000_000) Integer> numbers) {
        assertThat(classes(numbers).map(NumberClass::games).sum().longValue()).isEqualTo(numbers.size());
    }

    @Property
    void a_closed_class_counts_what_is_between_its_ends(
            @ForAll @NotEmpty java.util.List<@IntRange(max = 500) Integer> numbers) {
        assertThat(classes(numbers).filter(each -> !each.open()))
                .allSatisfy(each -> assertThat(each.games())
                        .isEqualTo(numbers.stream()
                                .filter(number -> number >= each.from() && number <= each.to())
                                .count()));
    }

    @Property
    void classes_have_one_width_and_no_gaps(
            @ForAll @NotEmpty java.util.List<@IntRange(max = 1_000_000) Integer> numbers) {
        Seq<NumberClass> classes = classes(numbers);
        int width = classes.head().to() - classes.head().from() + 1;

        assertThat(classes.zip(classes.tail()))
                .allSatisfy(pair -> assertThat(pair._2.from() - pair._1.from()).isEqualTo(width))
                .allSatisfy(pair -> assertThat(pair._2.from()).isEqualTo(pair._1.to() + 1));
    }

    @Property
    void there_are_few_classes_and_only_the_last_is_open(
            @ForAll @NotEmpty java.util.List<@IntRange(max = 1_000_000) Integer> numbers) {
        assertThat(classes(numbers)).hasSizeLessThanOrEqualTo(42);
        assertThat(classes(numbers).init()).noneMatch(NumberClass::open);
    }

    @Example
    void a_few_far_numbers_share_an_open_class() {
        List<Integer> near = List.rangeClosed(1, 100).flatMap(number -> List.of(number, number));
        NumberClass last = classes(near.append(5_000).asJava()).last();

        assertThat(last).isEqualTo(new NumberClass(105, 109, true, 1));
        assertThat(last.text()).isEqualTo("105 or more");
    }

    private static Seq<NumberClass> classes(java.util.List<Integer> numbers) {
        return NumberClass.of(Histogram.of(List.ofAll(numbers)));
    }
}
