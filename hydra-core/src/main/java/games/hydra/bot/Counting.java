package games.hydra.bot;

import games.hydra.Action;
import games.hydra.Phase;
import games.hydra.Purpose;
import games.hydra.card.Card;
import games.hydra.card.FaceSet;
import games.hydra.rule.CutRule;
import games.hydra.table.Head;
import games.hydra.table.HeadId;
import games.hydra.table.Heads;
import games.hydra.view.PlayerView;
import io.vavr.control.Option;

/**
 * Weighs every move of a turn by counting cards. A swap is weighed by what could be done after it; since the same is then
 * weighed the same, a swap is followed by that, and never by another swap.
 */
final class Counting {
    private final PlayerView view;
    private final Phase.Holding turn;
    private final Fits fits;
    private final Draws draws;
    /** The index of each top, the oldest head's first. */
    private final byte[] tops;
    /** The cards of the oldest head, by how hard they are to lose, less the two that become new heads. */
    private final double burdenOfCut;

    Counting(PlayerView view, Phase.Holding turn, Fits fits) {
        this.view = view;
        this.turn = turn;
        this.fits = fits;
        this.draws = Draws.of(view, turn.player());
        this.tops = tops(view.heads());
        this.burdenOfCut = fits.burden(oldest().turnedOver()) - Purpose.NewHead.AFTER_CUT;
    }

    /** The move of the greatest worth, the first of several. */
    Action best() {
        Option<Plan> withHand = better(better(placing(turn.card()), reserving()), cutting(turn.card()));
        return better(withHand, swapping()).map(Plan::action).getOrElse(() -> Progress.first(view));
    }

    private static Option<Plan> better(Option<Plan> one, Option<Plan> other) {
        boolean isBetter = other.isDefined()
                && (one.isEmpty() || other.get().worth() > one.get().worth());
        return isBetter ? other : one;
    }

    private Option<Plan> placing(Card card) {
        Option<Plan> best = Option.none();
        for (Placement placement : Placement.all(view, card)) {
            best = better(best, Option.some(new Plan(placement.action(), worth(placement))));
        }
        return best;
    }

    private Option<Plan> swapping() {
        return turn.reserve()
                .card()
                .flatMap(card -> better(placing(card), cutting(card)))
                .map(plan -> new Plan(new Action.Swap(), plan.worth()));
    }

    private double worth(Placement placement) {
        if (isLastCard()) {
            return Plan.WON;
        }
        int due = placement.fit().endsTurn() ? 0 : due();
        return 1 + outlook(placement).cardsLost(due, isReserveFree(), burdenOfCut(placement.head()));
    }

    private static byte[] tops(Heads heads) {
        int oldest = heads.oldest().number();
        byte[] tops = new byte[heads.size()];
        for (int place = 0; place < tops.length; place++) {
            tops[place] = (byte) heads.top(new HeadId(oldest + place)).index();
        }
        return tops;
    }

    private Outlook outlook(Placement placement) {
        byte[] after = tops.clone();
        after[placement.head().number() - view.heads().oldest().number()] =
                (byte) placement.card().index();
        return outlook(after);
    }

    private Outlook outlook(byte[] after) {
        return Outlook.of(fits, FaceSet.ofIndices(after), draws);
    }

    private Option<Plan> reserving() {
        return Option.when(Progress.canReserve(view), () -> {
            double lost = outlook(tops).cardsLost(due(), false, burdenOfCut);
            return new Plan(new Action.Reserve(), lost);
        });
    }

    /** Cutting while holding this card; the last card, cut with for a head of one card, wins (R6.3). */
    private Option<Plan> cutting(Card card) {
        boolean allowed = view.rules().cut() == CutRule.FREE
                || !view.rules().accepts(card, view.heads()) && isCutAllowedForMisfit();
        return Option.when(
                allowed,
                () -> new Plan(new Action.CutOff(), isLastCard() && oldest().size() == 1 ? Plan.WON : -burdenOfCut));
    }

    private boolean isCutAllowedForMisfit() {
        return view.rules().cut() == CutRule.NO_HEAD || view.moves().forAll(move -> !(move instanceof Action.Reserve));
    }

    /** What a cut brings once a card lies on this head. */
    private double burdenOfCut(HeadId placed) {
        return burdenOfCut + (placed.equals(view.heads().oldest()) ? 1 : 0);
    }

    private Head oldest() {
        return view.heads().get(view.heads().oldest()).get();
    }

    private boolean isLastCard() {
        return view.piles(turn.player()).total() == 0 && turn.reserve().card().isEmpty();
    }

    private boolean isReserveFree() {
        return turn.reserve().isOpen()
                && view.heads().size() >= view.rules().reserveMinHeads().heads();
    }

    private int due() {
        return Math.min(turn.remaining(), view.piles(turn.player()).total());
    }
}
