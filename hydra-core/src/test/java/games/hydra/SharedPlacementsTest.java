package games.hydra;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.card.Rank;
import games.hydra.table.HeadId;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SharedPlacementsTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 17, 255, 256, 257, 1_000_000})
    void a_shared_action_equals_one_that_is_made_anew(int number) {
        HeadId head = new HeadId(number);

        assertThat(SharedPlacements.place(number)).isEqualTo(new Action.Place(head));
        assertThat(Rank.all())
                .allSatisfy(rank -> assertThat(SharedPlacements.placeJoker(number, rank))
                        .isEqualTo(new Action.PlaceJoker(head, rank)));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 255})
    void the_actions_of_the_first_heads_are_the_same_objects(int number) {
        assertThat(SharedPlacements.place(number)).isSameAs(SharedPlacements.place(number));
        assertThat(SharedPlacements.placeJoker(number, Rank.ACE))
                .isSameAs(SharedPlacements.placeJoker(number, Rank.ACE));
    }
}
