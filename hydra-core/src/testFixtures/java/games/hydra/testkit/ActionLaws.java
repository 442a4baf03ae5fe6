package games.hydra.testkit;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Result;
import games.hydra.card.Deck;
import games.hydra.card.Rank;
import games.hydra.table.HeadId;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Which actions are accepted, and what becomes of the others. */
interface ActionLaws {
    @Property
    default void exactly_the_listed_actions_are_accepted_and_in_the_documented_order(
            @ForAll("games") Playthrough game) {
        // Every action in every state would take long, and the last states are the least like those of other games.
        for (GameState state : game.states().takeRight(20)) {
            Law.equal(
                    state,
                    everyAction(state)
                            .filter(action -> Hydra.step(state, action).isAccepted()),
                    Hydra.legalActions(state).toList());
        }
    }

    @Property
    default void a_state_has_a_legal_action_exactly_if_the_game_is_not_over(@ForAll("games") Playthrough game) {
        for (GameState state : game.states()) {
            Law.equal(state, !state.isOver(), Hydra.legalActions(state).nonEmpty());
        }
    }

    @Property
    @Rule("R3.3")
    default void a_rejection_gives_back_the_same_state_and_the_reason_that_check_gives(
            @ForAll("games") Playthrough game) {
        GameState state = game.state();
        Seq<Result> rejected =
                everyAction(state).map(action -> Hydra.step(state, action)).reject(Result::isAccepted);

        Law.holds(state, "some action is rejected", rejected.nonEmpty());
        for (Result result : rejected) {
            Law.holds(result, "the same state", result.state() == state);
            Law.equal(state, Hydra.check(state, ((Result.Rejected) result).action()), result.rejection());
        }
    }

    /** Every action that could be written down, sensible or not, with some heads beside the table, in documented order. */
    private static List<Action> everyAction(GameState state) {
        Seq<HeadId> heads = heads(state);
        return List.<Action>of(new Action.BeginTurn())
                .appendAll(heads.map(Action.Place::new))
                .appendAll(heads.flatMap(head -> Rank.all().map(rank -> new Action.PlaceJoker(head, rank))))
                .appendAll(List.of(new Action.Reserve(), new Action.Swap(), new Action.CutOff()))
                .appendAll(Deck.kinds().map(Action.Deal::new));
    }

    private static Seq<HeadId> heads(GameState state) {
        HeadId before = new HeadId(state.heads().oldest().number() - 1);
        return List.of(new HeadId(Integer.MIN_VALUE), new HeadId(-1), new HeadId(0), before)
                .appendAll(state.heads().ids())
                .append(state.heads().next())
                .append(new HeadId(Integer.MAX_VALUE))
                .distinct();
    }
}
