package games.hydra.kit;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.GameState;
import games.hydra.notation.GameNotation;
import games.hydra.notation.GameRecord;
import games.hydra.notation.PositionNotation;
import games.hydra.rule.PlacementRule;
import games.hydra.testkit.KingsAreWalls;
import games.hydra.testkit.OneUp;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.nio.file.Path;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What jqwik prints of a failed property is a short game, or a position, that can be read as it stands. */
class ShrinkingTest {
    private static final Seq<PlacementRule> OWN_RULES = List.of(new KingsAreWalls(), new OneUp());

    @TempDir
    static Path folder;

    private static JqwikRun run;

    @BeforeAll
    static void failOnPurpose() {
        run = JqwikRun.of(FalseClaims.class, FalseClaims.WORD, ShrinkingMode.BOUNDED, folder);
    }

    @Test
    void every_false_claim_is_found_out() {
        assertThat(run.failed()).hasSize(5);
        assertThat(run.passed()).isEmpty();
    }

    /** Dealt by hand, every card is an action too: then three heads take eleven, from piles four. */
    @ParameterizedTest
    @CsvSource({"no game has three heads, 13", "nobody swaps, 11", "nobody shuffles, 11", "rules never change, 1"})
    void a_failing_game_shrinks_to_a_short_one(String claim, int mostActions) {
        assertThat(shrunk(claim).actions()).hasSizeBetween(1, mostActions);
    }

    @Test
    void a_shrunk_game_breaks_the_claim_as_the_long_one_did() {
        GameState state = shrunk("no game has three heads").replay().get().state();

        assertThat(state.heads().size()).isEqualTo(3);
    }

    @Test
    void a_shrunk_set_up_is_plain() {
        assertThat(run.failed()
                        .remove("no state has three heads")
                        .map(claim -> shrunk(claim).setup()))
                .allSatisfy(setup -> {
                    assertThat(setup.players()).isEqualTo(2);
                    assertThat(setup.seed()).isLessThan(1_000);
                });
    }

    @Test
    void a_state_is_printed_as_a_position() {
        String printed = run.shrunkSample("no state has three heads");

        assertThat(PositionNotation.read(printed, OWN_RULES).get().heads().size())
                .isEqualTo(3);
    }

    private static GameRecord shrunk(String claim) {
        return GameNotation.read(run.shrunkSample(claim), OWN_RULES).get();
    }
}
