package games.hydra.reference;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.sim.PerftLine;
import games.hydra.sim.PerftTable;
import io.vavr.collection.Seq;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The second implementation of the rules gives the counts of the table, as deep as it can in its slow way. */
class NaivePerftTest {
    private static final int MOST_POSITIONS = 300;

    private record Comparison(PerftLine line, Seq<Long> expected, List<Long> counted, boolean undecided) {
        static Comparison of(PerftLine line) {
            NaivePerft naive = NaivePerft.of(line.game());
            Seq<Long> expected = line.counts().take(1 + shallow(line));
            List<Long> counted = IntStream.rangeClosed(1, expected.size())
                    .mapToObj(depth -> naive.count(line.game().actions(), depth))
                    .toList();
            return new Comparison(line, expected, counted, naive.isUndecided());
        }

        /** How many counts are so low that the naive game can be played as often. */
        private static int shallow(PerftLine line) {
            return line.counts().takeWhile(count -> count <= MOST_POSITIONS).size();
        }
    }

    @Test
    void theNaiveGameGivesTheCountsOfTheTable() {
        List<Comparison> all =
                PerftTable.read().parallelStream().map(Comparison::of).toList();
        List<Comparison> decided =
                all.stream().filter(comparison -> !comparison.undecided()).toList();

        assertThat(decided)
                .hasSizeGreaterThan(all.size() * 9 / 10)
                .allSatisfy(comparison -> assertThat(comparison.counted())
                        .as("%s", comparison.line())
                        .containsExactlyElementsOf(comparison.expected()));
    }
}
