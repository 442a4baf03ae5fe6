package games.hydra.kit;

import static games.hydra.testkit.Actions.place;
import static games.hydra.testkit.Actions.play;
import static games.hydra.testkit.Actions.swap;
import static games.hydra.testkit.Table.discard;
import static games.hydra.testkit.Table.draw;
import static games.hydra.testkit.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Phase;
import games.hydra.Samples;
import games.hydra.testkit.HydraDomain;
import java.io.IOException;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** The code of the kit's README compiles and does what it says: each sample stands here, or in a test of its own. */
class KitReadmeTest {

    @Example
    void a_table_reads_like_the_game() {
        GameState state = table().head("3H", 4)
                .head("AJ")
                .player(draw("5C"), discard())
                .holding("KD")
                .reserve("7C")
                .player(draw("2S 9D"), discard("KS"))
                .state();
        GameState after = play(state, swap(), place(2)).state();

        assertThat(after.heads().toSeq().map(head -> head.top() + " " + head.size()))
                .containsExactly("3H 4", "7C 2");
    }

    @Property
    @Domain(HydraDomain.class)
    void whoever_holds_a_card_has_a_move(@ForAll GameState state) {
        assertThat(state.phase() instanceof Phase.Holding
                        && Hydra.legalActions(state).isEmpty())
                .isFalse();
    }

    @Example
    void every_sample_of_the_readme_stands_in_a_test() throws IOException {
        String tests = Samples.source(SevensAreBridgesTest.class) + Samples.source(getClass());

        assertThat(Samples.of("hydra-core/src/testFixtures/README.md"))
                .hasSize(3)
                .allSatisfy(sample -> assertThat(tests).contains(sample));
    }
}
