package games.hydra;

import games.hydra.notation.PositionNotation;
import games.hydra.reference.NaiveStalemate;
import games.hydra.rule.StalemateRule;
import games.hydra.table.HeadId;
import games.hydra.table.PlayerId;
import games.hydra.testkit.Census;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** What holds in every state of a small world. */
enum WorldLaw {
    A_STATE_HAS_A_LEGAL_ACTION_EXACTLY_IF_THE_GAME_IS_NOT_OVER(
            visit -> visit.legal().isEmpty() == visit.state().isOver()),
    EXACTLY_THE_LISTED_ACTIONS_ARE_ACCEPTED(WorldLaw::acceptsTheListed),
    NO_ACTION_IS_LISTED_TWICE(visit -> isDistinct(visit.legal())),
    A_REJECTION_GIVES_BACK_THE_SAME_STATE_AND_THE_REASON_OF_CHECK(WorldLaw::rejectsWithoutTrace),
    RULES_CAN_CHANGE_EXACTLY_BETWEEN_TURNS_UNLESS_THE_DEAL_DEPENDS_ON_THEM(WorldLaw::changesRules),
    HEADS_ARE_A_CONTIGUOUS_WINDOW(visit -> isContiguous(visit.state())),
    A_WINNER_HAS_NO_CARDS_AND_NOBODY_ELSE_IS_WITHOUT(WorldLaw::winnerHasNoCards),
    A_STALEMATE_IS_REPORTED_EXACTLY_IF_NOTHING_CAN_EVER_CHANGE(WorldLaw::reportsStalemate),
    A_STALEMATE_ENDS_THE_GAME_EXACTLY_WHERE_IT_IS_A_DRAW(WorldLaw::drawsStalemate),
    THE_SECOND_IMPLEMENTATION_SEES_THE_SAME_STALEMATES(visit -> !visit.isBetweenTurns()
            || NaiveStalemate.holds(visit.state()) == visit.state().stalemate()),
    A_POSITION_IS_READ_AS_IT_WAS_WRITTEN(WorldLaw::isReadAsWritten);

    /**
     * A visit to a state.
     *
     * @param legal the actions that are listed there
     * @param attempts every action that could be written down, and what comes of it
     * @param search what can find out whether anything may still change from there
     */
    record Visit(GameState state, Seq<Action> legal, Map<Action, Result> attempts, ChangeSearch search) {
        static Visit of(GameState state, ChangeSearch search) {
            Map<Action, Result> attempts = new HashMap<>();
            EveryAction.in(state).forEach(action -> attempts.put(action, Hydra.step(state, action)));
            return new Visit(state, Hydra.legalActions(state), attempts, search);
        }

        boolean isBetweenTurns() {
            return state.phase() instanceof Phase.BetweenTurns;
        }

        boolean isDrawn() {
            return state.outcome().exists(Outcome.Draw.class::isInstance);
        }
    }

    private final Predicate<Visit> predicate;

    WorldLaw(Predicate<Visit> predicate) {
        this.predicate = predicate;
    }

    boolean holds(Visit visit) {
        return predicate.test(visit);
    }

    private static boolean acceptsTheListed(Visit visit) {
        Set<Action> listed = new HashSet<>(visit.legal().asJava());
        return visit.attempts().keySet().containsAll(listed)
                && visit.attempts().entrySet().stream()
                        .allMatch(attempt -> attempt.getValue().isAccepted() == listed.contains(attempt.getKey()));
    }

    private static boolean isDistinct(Seq<Action> actions) {
        return new HashSet<>(actions.asJava()).size() == actions.size();
    }

    private static boolean rejectsWithoutTrace(Visit visit) {
        GameState state = visit.state();
        return visit.attempts().values().stream()
                .allMatch(result -> result.match(
                        accepted -> true,
                        rejected -> rejected.state() == state
                                && Hydra.check(state, rejected.action()).contains(rejected.reason())));
    }

    private static boolean changesRules(Visit visit) {
        GameState state = visit.state();
        return EveryAction.ruleChanges(state).stream()
                .allMatch(change -> Hydra.step(state, change).isAccepted()
                        == (visit.isBetweenTurns()
                                && change.rules().jokers() == state.rules().jokers()));
    }

    private static boolean isContiguous(GameState state) {
        int oldest = state.heads().oldest().number();
        return state.heads()
                .ids()
                .map(HeadId::number)
                .equals(Vector.range(oldest, oldest + state.heads().size()));
    }

    /** Between two steps, and not only at the end: whoever has no card left has won at once (R6.1). */
    private static boolean winnerHasNoCards(Visit visit) {
        GameState state = visit.state();
        Seq<Integer> without = Vector.rangeClosed(1, state.players().size())
                .filter(number -> Census.cardsOf(state, new PlayerId(number)) == 0);
        return without.equals(
                state.outcome().flatMap(Outcome::winner).map(PlayerId::number).toVector());
    }

    private static boolean reportsStalemate(Visit visit) {
        GameState state = visit.state();
        return !(visit.isBetweenTurns() || visit.isDrawn())
                || state.stalemate() != visit.search().canChange(state);
    }

    private static boolean drawsStalemate(Visit visit) {
        boolean isDraw = visit.state().rules().stalemate() == StalemateRule.DRAW;
        return visit.isDrawn() == (visit.state().stalemate() && isDraw);
    }

    private static boolean isReadAsWritten(Visit visit) {
        return PositionNotation.read(PositionNotation.write(visit.state())).equals(Either.right(visit.state()));
    }
}
