package games.hydra.bot;

import static games.hydra.testkit.Table.discard;
import static games.hydra.testkit.Table.draw;
import static games.hydra.testkit.Table.table;
import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.random.Rng;
import games.hydra.table.PlayerId;
import games.hydra.testkit.Actions;
import games.hydra.testkit.Hand;
import games.hydra.view.PlayerView;
import games.hydra.view.Viewer;
import org.junit.jupiter.api.Test;

class StrategiesTest {

    @Test
    void strategies_are_found_by_their_exact_name() {
        assertThat(Strategies.names()).containsExactly("random", "first", "greedy");
        assertThat(Strategies.named("Greedy")).isEmpty();
    }

    @Test
    void first_takes_the_first_move_but_cuts_rather_than_swaps() {
        assertThat(choose("first", holding("2S").state())).isEqualTo(Actions.place(1));
        assertThat(choose("first", holding("KD").reserve("QS").state())).isEqualTo(Actions.cutOff());
    }

    @Test
    void greedy_places_where_the_turn_goes_on_rather_than_where_it_ends() {
        assertThat(choose("greedy", holding("3S").state())).isEqualTo(Actions.place(2));
    }

    @Test
    void greedy_takes_away_as_little_room_as_it_can() {
        assertThat(choose("greedy", holding("2S").state())).isEqualTo(Actions.place(1));
        assertThat(choose("greedy", holding("Joker").state())).isEqualTo(Actions.placeJoker(1, "2"));
    }

    @Test
    void greedy_reserves_a_card_that_fits_nowhere_and_takes_it_back_when_it_fits() {
        assertThat(choose("greedy", holding("KD").state())).isEqualTo(Actions.reserve());
        assertThat(choose("greedy", holding("KD").reserve("2S").state())).isEqualTo(Actions.swap());
    }

    @Test
    void greedy_ends_its_turn_before_it_cuts() {
        assertThat(choose("greedy", holding("9S").reserve("KS").state())).isEqualTo(Actions.place(2));
        assertThat(choose("greedy", holding("KD").reserve("KS").state())).isEqualTo(Actions.cutOff());
    }

    @Test
    void greedy_takes_an_equal_top_for_its_last_required_card() {
        assertThat(choose("greedy", holding("9S").remaining(0).state())).isEqualTo(Actions.place(2));
    }

    private static Action choose(String name, GameState state) {
        return Strategies.named(name)
                .get()
                .choose(PlayerView.of(state, Viewer.seat(new PlayerId(2))), Rng.seeded(0))
                .action();
    }

    private static Hand holding(String card) {
        return table().head("3H")
                .head("9D")
                .player(draw("4S"), discard(""))
                .player(draw("5C"), discard(""))
                .holding(2, card);
    }
}
