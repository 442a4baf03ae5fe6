package games.hydra;

import static games.hydra.testkit.Actions.begin;
import static games.hydra.testkit.Actions.swap;
import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.table.PlayerId;
import games.hydra.testkit.Rule;
import org.junit.jupiter.api.Test;

class ResultTest {
    private static final GameState STATE = Hydra.start(Setup.of(2, 1)).get();

    @Test
    @Rule("R3.3")
    void an_action_that_is_not_allowed_leaves_the_state_as_it_is_with_no_events_and_a_reason() {
        Result result = Hydra.step(STATE, swap());

        assertThat(result.isAccepted()).isFalse();
        assertThat(result.state()).isSameAs(STATE);
        assertThat(result.events()).isEmpty();
        assertThat(result.rejection()).contains(new Rejection.TurnNotBegun(new PlayerId(2)));
    }

    @Test
    void an_action_that_is_allowed_has_events_and_no_reason() {
        Result result = Hydra.step(STATE, begin());

        assertThat(result.isAccepted()).isTrue();
        assertThat(result.events()).isNotEmpty();
        assertThat(result.rejection()).isEmpty();
    }

    @Test
    void a_result_is_matched_by_its_kind() {
        assertThat(kind(Hydra.step(STATE, begin()))).isEqualTo("accepted");
        assertThat(kind(Hydra.step(STATE, swap()))).isEqualTo("rejected");
    }

    private static String kind(Result result) {
        return result.match(accepted -> "accepted", rejected -> "rejected");
    }
}
