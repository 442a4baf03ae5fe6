package games.hydra;

import games.hydra.card.Card;
import games.hydra.card.FaceUpCard;
import games.hydra.card.Joker;
import games.hydra.card.SuitedCard;
import games.hydra.rule.CutRule;
import games.hydra.rule.RuleOption;
import games.hydra.table.HeadId;
import games.hydra.table.Heads;
import games.hydra.table.Reserve;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * The one predicate that says whether an action is allowed, and why not. The guards run in this order, so a bad action
 * always gets the same reason: is the game over; does the phase ask for this kind of action; then for placing: is there such
 * a head, has just a joker a value, does the card fit; for reserving: is the reserve free, may it be used, are there enough
 * heads; for cutting off: does the card fit anywhere, can it be reserved.
 */
record Legality(GameState state) implements Action.Cases<Option<Rejection>> {
    private static final Option<Rejection> ALLOWED = Option.none();
    private static final Option<Rejection> NO_CARD_AWAITED = refuse(new Rejection.NoCardAwaited());
    private static final Option<Rejection> NO_RESERVE = refuse(new Rejection.NoReserve());
    private static final Option<Rejection> RESERVE_OCCUPIED = refuse(new Rejection.ReserveOccupied());
    private static final Option<Rejection> RESERVE_CLOSED = refuse(new Rejection.ReserveClosed());

    @Override
    public Option<Rejection> beginTurn(Action.BeginTurn action) {
        return state.phase() instanceof Phase.BetweenTurns ? ALLOWED : wrongPhase();
    }

    @Override
    public Option<Rejection> place(Action.Place action) {
        if (!(state.phase() instanceof Phase.Holding turn)) {
            return wrongPhase();
        }
        if (!state.heads().contains(action.head())) {
            return unknownHead(action.head());
        }
        return turn.card() instanceof SuitedCard card
                ? fits(action.head(), card)
                : refuse(new Rejection.JokerNeedsValue(action.head()));
    }

    @Override
    public Option<Rejection> placeJoker(Action.PlaceJoker action) {
        if (!(state.phase() instanceof Phase.Holding turn)) {
            return wrongPhase();
        }
        if (!state.heads().contains(action.head())) {
            return unknownHead(action.head());
        }
        return turn.card() instanceof Joker joker
                ? fits(action.head(), joker.announce(action.rank()))
                : refuse(new Rejection.NotAJoker(turn.card(), action.rank()));
    }

    @Override
    public Option<Rejection> reserve(Action.Reserve action) {
        return state.phase() instanceof Phase.Holding turn ? canReserve(turn) : wrongPhase();
    }

    @Override
    public Option<Rejection> swap(Action.Swap action) {
        return state.phase() instanceof Phase.Holding turn ? canSwap(turn) : wrongPhase();
    }

    @Override
    public Option<Rejection> cutOff(Action.CutOff action) {
        return state.phase() instanceof Phase.Holding turn ? canCut(turn, fitsAnyHead(turn.card())) : wrongPhase();
    }

    @Override
    public Option<Rejection> deal(Action.Deal action) {
        return canDeal();
    }

    @Override
    public Option<Rejection> changeRules(Action.ChangeRules action) {
        return state.phase() instanceof Phase.BetweenTurns ? keepsTheDeal(action) : wrongPhase();
    }

    Option<Rejection> canDeal() {
        if (state.isOver()) {
            return wrongPhase();
        }
        return new DealGuard(state).isOpen() ? ALLOWED : NO_CARD_AWAITED;
    }

    /** R4.5. */
    Option<Rejection> canSwap(Phase.Holding turn) {
        return turn.reserve() instanceof Reserve.Holds ? ALLOWED : NO_RESERVE;
    }

    /** R4.4. */
    Option<Rejection> canReserve(Phase.Holding turn) {
        if (turn.reserve() instanceof Reserve.Holds) {
            return RESERVE_OCCUPIED;
        }
        if (!turn.reserve().isOpen()) {
            return RESERVE_CLOSED;
        }
        int heads = state.heads().size();
        int needed = state.rules().reserveMinHeads().heads();
        return heads < needed ? refuse(new Rejection.TooFewHeads(heads, needed)) : ALLOWED;
    }

    /** R5.1, if it is known whether any head accepts the card. */
    Option<Rejection> canCut(Phase.Holding turn, boolean fitsAnyHead) {
        CutRule cut = state.rules().cut();
        if (cut == CutRule.FREE) {
            return ALLOWED;
        }
        if (fitsAnyHead) {
            return refuse(new Rejection.CardFits(turn.card()));
        }
        return cut == CutRule.LAST_RESORT && canReserve(turn).isEmpty()
                ? refuse(new Rejection.CardCanBeReserved())
                : ALLOWED;
    }

    private boolean fitsAnyHead(Card card) {
        return state.rules().accepts(card, state.heads());
    }

    /** R4.1 to R4.3. */
    private Option<Rejection> fits(HeadId head, FaceUpCard card) {
        FaceUpCard top = state.heads().top(head);
        return state.rules().fit(card, top).isDefined() ? ALLOWED : refuse(new Rejection.DoesNotFit(head, card, top));
    }

    private Option<Rejection> unknownHead(HeadId id) {
        Heads heads = state.heads();
        return refuse(new Rejection.UnknownHead(id, heads.oldest(), heads.newest()));
    }

    private Option<Rejection> keepsTheDeal(Action.ChangeRules action) {
        Seq<RuleOption> changed = RuleOption.all()
                .filter(RuleOption::isFixedByDeal)
                .filter(option -> !option.read(state.rules()).equals(option.read(action.rules())));
        return changed.isEmpty() ? ALLOWED : refuse(new Rejection.FixedByDeal(changed));
    }

    private Option<Rejection> wrongPhase() {
        return refuse(state.phase().match(new WrongPhase()));
    }

    private static Option<Rejection> refuse(Rejection reason) {
        return Option.some(reason);
    }
}
