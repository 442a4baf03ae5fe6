package games.hydra;

import games.hydra.card.FaceUpCard;
import games.hydra.rule.CutRule;
import games.hydra.rule.RuleOption;
import games.hydra.table.Head;
import games.hydra.table.HeadId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The one predicate that says whether an action is allowed, and why not. The guards run in this order, so a bad action
 * always gets the same reason: is the game over; does the phase ask for this kind of action; then for placing: is there such
 * a head, has just a joker a value, does the card fit; for reserving: is the reserve free, may it be used, are there enough
 * heads; for cutting off: does the card fit anywhere, can it be reserved.
 */
record Legality(GameState state) implements Action.Cases<Option<Rejection>> {
    private static final Option<Rejection> ALLOWED = Option.none();

    @Override
    public Option<Rejection> beginTurn(Action.BeginTurn action) {
        return betweenTurns(() -> ALLOWED);
    }

    @Override
    public Option<Rejection> place(Action.Place action) {
        return holding(turn -> onHead(
                action.head(),
                head -> turn.card()
                        .match(
                                suited -> fits(action.head(), suited, head),
                                joker -> refuse(new Rejection.JokerNeedsValue(action.head())))));
    }

    @Override
    public Option<Rejection> placeJoker(Action.PlaceJoker action) {
        return holding(turn -> onHead(
                action.head(),
                head -> turn.card()
                        .match(
                                suited -> refuse(new Rejection.NotAJoker(suited, action.rank())),
                                joker -> fits(action.head(), joker.announce(action.rank()), head))));
    }

    @Override
    public Option<Rejection> reserve(Action.Reserve action) {
        return holding(this::canReserve);
    }

    @Override
    public Option<Rejection> swap(Action.Swap action) {
        return holding(this::canSwap);
    }

    @Override
    public Option<Rejection> cutOff(Action.CutOff action) {
        return holding(this::canCut);
    }

    @Override
    public Option<Rejection> deal(Action.Deal action) {
        return canDeal();
    }

    @Override
    public Option<Rejection> changeRules(Action.ChangeRules action) {
        return betweenTurns(() -> keepsTheDeal(action));
    }

    Option<Rejection> canDeal() {
        return state.phase().match(new DealGuard(state));
    }

    /** R4.5. */
    Option<Rejection> canSwap(Phase.Holding turn) {
        return turn.reserve().card().isDefined() ? ALLOWED : refuse(new Rejection.NoReserve());
    }

    /** R4.4. */
    Option<Rejection> canReserve(Phase.Holding turn) {
        if (turn.reserve().card().isDefined()) {
            return refuse(new Rejection.ReserveOccupied());
        }
        if (!turn.reserve().isOpen()) {
            return refuse(new Rejection.ReserveClosed());
        }
        int heads = state.heads().size();
        int needed = state.rules().reserveMinHeads().heads();
        return heads < needed ? refuse(new Rejection.TooFewHeads(heads, needed)) : ALLOWED;
    }

    /** R5.1. */
    Option<Rejection> canCut(Phase.Holding turn) {
        CutRule cut = state.rules().cut();
        if (cut == CutRule.FREE) {
            return ALLOWED;
        }
        if (state.rules().accepts(turn.card(), state.heads())) {
            return refuse(new Rejection.CardFits(turn.card()));
        }
        return cut == CutRule.LAST_RESORT && canReserve(turn).isEmpty()
                ? refuse(new Rejection.CardCanBeReserved())
                : ALLOWED;
    }

    /** R4.1 to R4.3. */
    private Option<Rejection> fits(HeadId id, FaceUpCard card, Head head) {
        return state.rules().fit(card, head.top()).isDefined()
                ? ALLOWED
                : refuse(new Rejection.DoesNotFit(id, card, head.top()));
    }

    private Option<Rejection> onHead(HeadId id, Function<Head, Option<Rejection>> guard) {
        return state.heads()
                .get(id)
                .fold(
                        () -> refuse(new Rejection.UnknownHead(
                                id, state.heads().oldest(), state.heads().newest())),
                        guard);
    }

    private Option<Rejection> keepsTheDeal(Action.ChangeRules action) {
        Seq<RuleOption> changed = RuleOption.all()
                .filter(RuleOption::isFixedByDeal)
                .filter(option -> !option.read(state.rules()).equals(option.read(action.rules())));
        return changed.isEmpty() ? ALLOWED : refuse(new Rejection.FixedByDeal(changed));
    }

    private Option<Rejection> holding(Function<Phase.Holding, Option<Rejection>> guard) {
        return state.phase().match(new PhaseGuard() {
            @Override
            public Option<Rejection> holding(Phase.Holding turn) {
                return guard.apply(turn);
            }
        });
    }

    private Option<Rejection> betweenTurns(Supplier<Option<Rejection>> guard) {
        return state.phase().match(new PhaseGuard() {
            @Override
            public Option<Rejection> betweenTurns(Phase.BetweenTurns phase) {
                return guard.get();
            }
        });
    }

    private static Option<Rejection> refuse(Rejection reason) {
        return Option.some(reason);
    }
}
