package games.hydra.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.DictionaryFile;
import com.code_intelligence.jazzer.junit.FuzzTest;
import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Result;
import games.hydra.table.Heads;
import io.vavr.control.Either;

/** Any bytes as positions. A position need not be one of a game, but the engine has to be able to go on from it. */
class PositionFuzzTest {
    private static final int MOST_TRIED = 20;

    @FuzzTest
    @DictionaryFile(resourcePath = "notation.dict")
    void what_is_read_is_written_and_read_again_and_can_be_played(byte[] bytes) {
        FuzzedText.of(bytes)
                .read(PositionFuzzTest::read, PositionNotation::write)
                .peek(PositionFuzzTest::play);
    }

    private static void play(GameState state) {
        for (Action action : Hydra.legalActions(state).take(MOST_TRIED)) {
            Result result = Hydra.step(state, action);

            assertThat(result.isAccepted()).as(ActionNotation.write(action)).isTrue();
            assertCanBeReadAgain(result.state());
        }
    }

    /** Only where the heads are numbered beyond the limit, which no game comes near, it is refused. */
    private static void assertCanBeReadAgain(GameState state) {
        Either<NotationProblem, GameState> again = read(PositionNotation.write(state));
        if (state.heads().oldest().number() > Heads.HIGHEST_OLDEST) {
            assertThat(again.getLeft()).isInstanceOf(NotationProblem.Unknown.class);
        } else {
            assertThat(again).isEqualTo(Either.right(state));
        }
    }

    private static Either<NotationProblem, GameState> read(String text) {
        return PositionNotation.read(text, OwnRules.KNOWN);
    }
}
