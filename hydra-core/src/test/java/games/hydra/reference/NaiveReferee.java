package games.hydra.reference;

import games.hydra.reference.NaiveRules.Fits;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** A naive game of which it is known what may be done, but not what comes of it. */
class NaiveReferee extends NaiveTable {

    NaiveReferee(NaiveRules rules, List<List<String>> dealt, boolean byHand) {
        super(rules, dealt, byHand);
    }

    List<NaiveMove> allowedMoves() {
        List<NaiveMove> moves = new ArrayList<>();
        moves.add(NaiveMove.of(NaiveMove.BEGIN));
        for (int head : heads.keySet()) {
            moves.add(NaiveMove.place(head));
            NaiveCards.ranks().forEach(rank -> moves.add(NaiveMove.placeJoker(head, rank)));
        }
        List.of(NaiveMove.RESERVE, NaiveMove.SWAP, NaiveMove.CUT).forEach(kind -> moves.add(NaiveMove.of(kind)));
        NaiveCards.deck(1).forEach(card -> moves.add(NaiveMove.deal(card)));
        moves.removeIf(move -> !isAllowed(move));
        return moves;
    }

    boolean isAllowed(NaiveMove move) {
        return switch (move.kind()) {
            case NaiveMove.BEGIN -> isBetweenTurns();
            case NaiveMove.CHANGE_RULES -> isBetweenTurns() && rules.isDealtLike(new NaiveRules(move.rules()));
            case NaiveMove.DEAL -> byHand && (isHolding() || isAwaiting());
            case NaiveMove.PLACE -> isHolding() && !isHoldingJoker() && fits(move);
            case NaiveMove.PLACE_JOKER -> isHolding() && isHoldingJoker() && fits(move);
            case NaiveMove.RESERVE -> isHolding() && rules.mayReserve(isReserveOpen(), heads.size());
            case NaiveMove.SWAP -> isHolding() && !reserve.isEmpty();
            case NaiveMove.CUT -> isHolding() && rules.mayCut(hand, isReserveOpen(), tops());
            default -> throw new IllegalArgumentException(move.kind());
        };
    }

    private boolean fits(NaiveMove move) {
        Deque<String> head = heads.get(move.head());
        return head != null && rules.fit(face(move), head.peek()) != Fits.NO;
    }
}
