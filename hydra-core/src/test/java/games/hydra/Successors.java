package games.hydra;

import games.hydra.random.Rng;
import games.hydra.table.HeadId;
import games.hydra.table.Heads;
import games.hydra.table.KnownPile;
import games.hydra.table.Pile;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * All that can come of an action. Chance enters a game in one place, the generator in its state; so a step in which a pile
 * is shuffled is done once for every order, each time with a generator that gives this order.
 */
final class Successors {
    private static final Rng NO_MATTER = Rng.seeded(0);
    private static final HeadId FIRST = new HeadId(1);

    private final Shuffles shuffles = new Shuffles();

    /** What a legal action leads to, once for every order if a pile is shuffled. */
    Seq<Result.Accepted> of(GameState state, Action action) {
        Result.Accepted result = step(state, action);
        return shuffled(state, result)
                .fold(() -> List.of(result), pile -> shuffles.of(pile).map(rng -> step(state.withRng(rng), action)));
    }

    /** The discard pile that was shuffled, if the order of its cards is known. */
    private static Option<KnownPile> shuffled(GameState state, Result.Accepted result) {
        Seq<Event> before = result.events().takeUntil(Event.PileReshuffled.class::isInstance);
        if (before.size() == result.events().size()) {
            return Option.none();
        }
        Event.PileReshuffled event = (Event.PileReshuffled) result.events().get(before.size());
        Pile discard =
                before.foldLeft(state, Hydra::evolve).player(event.player()).discard();
        return discard instanceof KnownPile known ? Option.some(known) : Option.none();
    }

    /**
     * The state without two things that no rule looks at and that would make every world endless: the generator is always
     * the same, and the oldest head always has the number 1.
     */
    static GameState bounded(GameState state) {
        boolean empty = state.heads().isEmpty();
        Heads heads = empty ? state.heads() : Heads.from(FIRST, state.heads().toSeq());
        return state.withHeads(heads).withRng(NO_MATTER);
    }

    private static Result.Accepted step(GameState state, Action action) {
        return (Result.Accepted) Hydra.step(state, action);
    }
}
