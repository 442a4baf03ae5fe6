package games.hydra.testkit;

import games.hydra.GameState;
import games.hydra.card.Card;
import games.hydra.table.HeadId;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What becomes of the cards and of the heads. */
interface TableLaws {

    @Property
    @Rule({"R1.2", "R1.3", "R1.5"})
    default void cards_are_conserved_in_every_state_and_between_any_two_events(
            @ForAll("gamesFromPiles") Playthrough game) {
        Seq<GameState> states = game.eventStates();
        Map<Card, Integer> all = Census.of(states.head());

        for (GameState state : states) {
            Law.equal(state, all, Census.of(state));
        }
    }

    @Property
    default void the_number_of_cards_is_conserved_also_where_they_are_dealt_by_hand(@ForAll("games") Playthrough game) {
        int all = Census.count(game.opening().state());

        for (GameState state : game.eventStates().tail()) {
            Law.equal(state, all, Census.count(state));
        }
    }

    @Property
    @Rule({"R2.2", "R2.3"})
    default void heads_are_a_contiguous_window_that_only_moves_up(@ForAll("games") Playthrough game) {
        GameState before = game.eventStates().head();
        for (GameState state : game.eventStates()) {
            int oldest = state.heads().oldest().number();
            int next = state.heads().next().number();
            Law.equal(
                    state,
                    Vector.range(oldest, next),
                    state.heads().ids().map(HeadId::number).toVector());
            Law.holds(
                    state,
                    "the oldest head is no older",
                    oldest >= before.heads().oldest().number());
            Law.holds(
                    state,
                    "no number is used again",
                    next >= before.heads().next().number());
            before = state;
        }
    }
}
