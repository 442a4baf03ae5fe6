package games.hydra;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.card.Rank;
import games.hydra.table.HeadId;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SharedPlacementsTest {
    private final SharedPlacements placements = new SharedPlacements(20);

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 7, 19, 20, 21, 1_000_000})
    void a_shared_action_equals_one_that_is_made_anew(int number) {
        HeadId head = new HeadId(number);

        assertThat(placements.place(number)).isEqualTo(new Action.Place(head));
        assertThat(Rank.all())
                .allSatisfy(rank ->
                        assertThat(placements.placeJoker(number, rank)).isEqualTo(new Action.PlaceJoker(head, rank)));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 19})
    void the_actions_of_the_first_heads_are_the_same_objects(int number) {
        assertThat(placements.place(number)).isSameAs(placements.place(number));
        assertThat(placements.placeJoker(number, Rank.ACE)).isSameAs(placements.placeJoker(number, Rank.ACE));
    }
}
