package games.hydra.notation;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.Rejection;
import games.hydra.Setup;
import games.hydra.SetupProblem;
import games.hydra.rule.NumberRange;
import games.hydra.table.PlayerId;
import games.hydra.testkit.Actions;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;

class GameRecordTest {

    @Test
    void a_refused_action_is_reported_with_its_index_and_the_reason() {
        GameRecord game = GameRecord.of(Setup.of(2, 42L)).then(Actions.begin()).then(Actions.begin());

        assertThat(game.replay().getLeft())
                .isEqualTo(new ReplayProblem.RefusedAction(
                        1, Actions.begin(), new Rejection.TurnInProgress(new PlayerId(2))));
    }

    @Test
    void an_impossible_set_up_is_reported_with_its_problems() {
        GameRecord game = GameRecord.of(Setup.of(1, 42L));

        assertThat(game.replay().getLeft())
                .isEqualTo(new ReplayProblem.ImpossibleSetup(
                        List.of(new SetupProblem.PlayersOutOfRange(1, new NumberRange(2, 10_000)))));
    }

    @Test
    void what_is_no_game_can_be_written_but_not_read() {
        GameRecord refused = GameRecord.of(Setup.of(2, 42L)).then(Actions.swap());
        GameRecord impossible = GameRecord.of(Setup.of(1, 42L));

        assertThat(GameNotation.read(GameNotation.write(refused)).getLeft().code())
                .isEqualTo("notation/refused-action");
        assertThat(GameNotation.read(GameNotation.write(impossible)).getLeft().code())
                .isEqualTo("notation/impossible-setup");
    }
}
