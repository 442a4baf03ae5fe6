package games.hydra.view;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.GameState;
import games.hydra.random.Rng;
import games.hydra.table.Player;
import games.hydra.table.PlayerId;
import games.hydra.testkit.Games;
import games.hydra.testkit.Playthrough;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class PlayerViewProperties {

    @Property(tries = 500)
    void states_that_differ_in_seed_and_order_of_piles_look_the_same(
            @ForAll("games") Playthrough game, @ForAll long seed) {
        GameState other = shuffled(game.state(), Rng.seeded(seed));

        for (int number = 1; number <= other.players().size(); number++) {
            PlayerId viewer = new PlayerId(number);
            assertThat(PlayerView.of(other, viewer)).isEqualTo(PlayerView.of(game.state(), viewer));
        }
    }

    @Property(tries = 500)
    void only_the_player_whose_turn_it_is_sees_a_hand_and_moves(@ForAll("games") Playthrough game) {
        GameState state = game.state();
        for (int number = 1; number <= state.players().size(); number++) {
            PlayerView view = PlayerView.of(state, new PlayerId(number));
            if (!state.phase().turnOf().contains(view.viewer())) {
                assertThat(view.turn()).isEmpty();
                assertThat(view.moves()).isEmpty();
            }
        }
    }

    private static GameState shuffled(GameState state, Rng rng) {
        return state.withRng(rng)
                .withPlayers(state.players()
                        .map(player -> new Player(
                                player.draw().shuffled(rng).value(),
                                player.discard().shuffled(rng).value())));
    }

    @Provide
    Arbitrary<Playthrough> games() {
        return Games.any();
    }
}
