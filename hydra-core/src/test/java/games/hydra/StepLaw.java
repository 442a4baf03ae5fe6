package games.hydra;

import games.hydra.table.PlayerId;
import games.hydra.testkit.Census;
import io.vavr.collection.Seq;
import java.util.function.Function;
import java.util.function.Predicate;

/** What holds for every step of a small world. */
enum StepLaw {
    THE_EVENTS_FOLD_TO_THE_STATE(
            step -> step.states().last().equals(step.result().state())),
    CARDS_ARE_CONSERVED_BETWEEN_ANY_TWO_EVENTS(StepLaw::conservesCards),
    THE_WINDOW_OF_HEADS_ONLY_MOVES_UP(StepLaw::movesUp),
    WHOEVER_ACTS_HAS_WON_EXACTLY_IF_THEY_HAVE_NO_CARD_LEFT(StepLaw::winsWithoutCards),
    A_STALEMATE_ONCE_REPORTED_STAYS(step -> !step.before().stalemate()
            || step.result().state().stalemate()
                    && !step.result().events().exists(Event.StalemateReached.class::isInstance));

    /** What an action led to from a state, with the state before and after each event. */
    record Step(GameState before, Result.Accepted result, Seq<GameState> states) {
        static Step of(GameState before, Result.Accepted result) {
            return new Step(before, result, result.events().scanLeft(before, Hydra::evolve));
        }
    }

    private final Predicate<Step> predicate;

    StepLaw(Predicate<Step> predicate) {
        this.predicate = predicate;
    }

    boolean holds(Step step) {
        return predicate.test(step);
    }

    /** Where they are dealt by hand, only their number is known. */
    private static boolean conservesCards(Step step) {
        boolean byHand = step.before().players().exists(player -> player.draw().isDealtByHand());
        Function<GameState, Object> cards = byHand ? Census::count : Census::of;
        Object all = cards.apply(step.before());
        return step.states().tail().forAll(state -> cards.apply(state).equals(all));
    }

    private static boolean movesUp(Step step) {
        Seq<GameState> states = step.states();
        return states.zip(states.tail())
                .forAll(pair -> pair._1
                                        .heads()
                                        .oldest()
                                        .compareTo(pair._2.heads().oldest())
                                <= 0
                        && pair._1.heads().next().compareTo(pair._2.heads().next()) <= 0);
    }

    private static boolean winsWithoutCards(Step step) {
        PlayerId actor = step.before().phase().turnOf().get();
        GameState after = step.result().state();
        return after.outcome().flatMap(Outcome::winner).contains(actor) == (Census.cardsOf(after, actor) == 0);
    }
}
