package games.hydra.bot;

import static games.hydra.testkit.Table.discard;
import static games.hydra.testkit.Table.draw;
import static games.hydra.testkit.Table.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.random.Rng;
import games.hydra.table.PlayerId;
import games.hydra.testkit.Actions;
import games.hydra.testkit.Hand;
import games.hydra.testkit.Rule;
import games.hydra.view.PlayerView;
import games.hydra.view.Viewer;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;

class StrategiesTest {

    @Test
    void strategies_are_found_by_their_exact_name() {
        assertThat(Strategies.names()).containsExactly("random", "first", "greedy", "cautious", "counter", "search");
        assertThat(Strategies.named("Greedy")).isEmpty();
    }

    @Test
    void search_takes_a_number_of_playouts() {
        assertThat(Strategies.named("search")).contains(Strategies.search(100));
        assertThat(Strategies.named("search:7")).contains(Strategies.search(7));
        assertThat(Strategies.named("search:1000000")).contains(Strategies.search(1_000_000));
        assertThat(List.of("search:", "search:0", "search:-1", "search:x", "search:1000001", "search:7 ", "greedy:7"))
                .allMatch(name -> Strategies.named(name).isEmpty());
    }

    @Test
    void search_refuses_no_playouts_and_too_many() {
        assertThatIllegalArgumentException().isThrownBy(() -> Strategies.search(0));
        assertThatIllegalArgumentException().isThrownBy(() -> Strategies.search(1_000_001));
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

    @Test
    void greedy_reserves_its_last_card_rather_than_cuts_once_it_has_placed_one() {
        assertThat(choose("greedy", holding("KD").remaining(0).state())).isEqualTo(Actions.reserve());
    }

    @Test
    void a_card_that_is_all_a_player_has_is_not_reserved_for_ever() {
        GameState only = table().head("3H")
                .head("9D")
                .player(draw("4S"), discard(""))
                .player(draw(""), discard(""))
                .holding(2, "KD")
                .state();

        assertThat(Strategies.names().remove("random").map(name -> choose(name, only)))
                .containsOnly(Actions.cutOff());
    }

    @Test
    void cautious_ends_its_turn_with_an_equal_card() {
        assertThat(choose("cautious", holding("3S").state())).isEqualTo(Actions.place(1));
    }

    @Test
    void cautious_keeps_an_ace_or_a_joker_until_another_card_fits_nowhere() {
        assertThat(choose("cautious", holding("AS").state())).isEqualTo(Actions.reserve());
        assertThat(choose("cautious", holding("Joker").state())).isEqualTo(Actions.reserve());
        assertThat(choose("cautious", holding("5S").reserve("AS").state())).isEqualTo(Actions.place(2));
        assertThat(choose("cautious", holding("KD").reserve("AS").state())).isEqualTo(Actions.swap());
    }

    @Test
    void cautious_plays_an_ace_that_is_its_last_required_card() {
        assertThat(choose("cautious", holding("AS").remaining(0).state())).isEqualTo(Actions.place(1));
    }

    @Test
    void counter_cuts_a_small_head_though_it_could_reserve_and_spares_a_large_one() {
        assertThat(choose("counter", oldestOf(1, "KD").remaining(0).state())).isEqualTo(Actions.cutOff());
        assertThat(choose("counter", oldestOf(12, "KD").remaining(0).state())).isEqualTo(Actions.reserve());
    }

    @Test
    void counter_ends_its_turn_where_going_on_would_risk_a_large_head() {
        assertThat(choose("counter", oldestOf(1, "3S").state())).isNotEqualTo(Actions.place(1));
        assertThat(choose("counter", oldestOf(30, "3S").state())).isEqualTo(Actions.place(1));
    }

    @Test
    @Rule("R6.3")
    void counter_and_search_win_by_losing() {
        GameState last = table().head("3H")
                .head("9D")
                .player(draw("4S"), discard(""))
                .player(draw(""), discard(""))
                .holding(2, "KD")
                .state();

        assertThat(choose("counter", last)).isEqualTo(Actions.cutOff());
        assertThat(choose("search", last)).isEqualTo(Actions.cutOff());
    }

    @Test
    void search_places_its_last_card_and_wins() {
        GameState last = table().head("3H")
                .head("9D")
                .player(draw("4S"), discard(""))
                .player(draw(""), discard(""))
                .holding(2, "5D")
                .state();

        assertThat(choose("search", last)).isEqualTo(Actions.place(2));
    }

    @Test
    void a_condition_decides_which_strategy_plays() {
        Strategy both = Strategy.when(
                view -> view.heads().size() == 2,
                Strategies.named("cautious").get(),
                Strategies.named("first").get());

        assertThat(choose(both, holding("AS").state())).isEqualTo(Actions.reserve());
        assertThat(choose(both, oneHead())).isEqualTo(Actions.place(1));
    }

    @Test
    void each_side_of_a_condition_keeps_what_it_remembers() {
        Strategy alternating = Strategy.when(view -> true, new Alternating(true), new Alternating(true));
        PlayerView view = PlayerView.of(holding("2S").state(), Viewer.seat(new PlayerId(2)));

        Choice first = alternating.choose(view, Rng.seeded(0));
        Choice second = first.next().choose(view, first.rng());

        assertThat(List.of(first.action(), second.action())).isEqualTo(List.of(Actions.place(1), Actions.reserve()));
    }

    /** Places, reserves, places and so on. */
    private record Alternating(boolean places) implements Strategy {
        @Override
        public Choice choose(PlayerView view, Rng rng) {
            return new Choice(places ? Actions.place(1) : Actions.reserve(), rng, new Alternating(!places));
        }
    }

    private static GameState oneHead() {
        return table().head("3H")
                .player(draw("4S"), discard(""))
                .player(draw("5C"), discard(""))
                .holding(2, "AS")
                .state();
    }

    /** Four heads, the oldest of so many cards, and a draw pile of which nothing is known. */
    private static Hand oldestOf(int cards, String card) {
        return table().head("3H", cards)
                .head("4D")
                .head("3D")
                .head("5D")
                .player(draw("4S"), discard(""))
                .player(draw("5C 6C 7C 8C 9C"), discard(""))
                .holding(2, card);
    }

    private static Action choose(String name, GameState state) {
        return choose(Strategies.named(name).get(), state);
    }

    private static Action choose(Strategy strategy, GameState state) {
        return strategy.choose(PlayerView.of(state, Viewer.seat(new PlayerId(2))), Rng.seeded(0))
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
