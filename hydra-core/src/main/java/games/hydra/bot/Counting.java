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
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
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
        return plans().reduceLeft((one, other) -> other.worth() > one.worth() ? other : one)
                .action();
    }

    private Seq<Plan> plans() {
        Seq<Plan> others = Vector.ofAll(reserving())
                .appendAll(cutting(turn.card(), new Action.CutOff()))
                .appendAll(swapping());
        Seq<Plan> all = placing(turn.card()).appendAll(others);
        return all.isEmpty() ? Vector.of(new Plan(Progress.first(view), 0)) : all;
    }

    private Seq<Plan> placing(Card card) {
        return Placement.all(view, card).map(placement -> new Plan(placement.action(), worth(placement)));
    }

    private Seq<Plan> swapping() {
        return turn.reserve()
                .card()
                .toList()
                .flatMap(card -> placing(card)
                        .appendAll(cutting(card, new Action.CutOff()))
                        .map(plan -> new Plan(new Action.Swap(), plan.worth())));
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
    private Option<Plan> cutting(Card card, Action action) {
        boolean allowed = view.rules().cut() == CutRule.FREE
                || !view.rules().accepts(card, view.heads()) && isCutAllowedForMisfit();
        return Option.when(
                allowed, () -> new Plan(action, isLastCard() && oldest().size() == 1 ? Plan.WON : -burdenOfCut));
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
