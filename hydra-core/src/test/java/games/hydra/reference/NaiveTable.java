package games.hydra.reference;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Everything that can be seen of a naive game, and nothing about what may happen to it. */
class NaiveTable {
    static final String NONE = "";
    static final String FIRST_HEAD = "first head";
    static final String NEXT_CARD = "next card";
    static final String NEW_HEAD = "new head";
    static final String BY_SHEDDING = "by shedding";
    static final String BY_LOSING = "by losing";
    static final String DRAW = "draw";

    NaiveRules rules;
    final boolean byHand;
    final List<NaivePiles> players = new ArrayList<>();
    final Map<Integer, Deque<String>> heads = new TreeMap<>();
    int headsSoFar;
    int turnOf = 1;
    String hand = NONE;
    String reserve = NONE;
    boolean reserveClosed;
    int due;
    String awaited = NONE;
    String ending = NONE;
    boolean stalemate;
    int stalematesReported;

    /** Whether there were too many positions to find out about a stalemate. */
    boolean undecided;

    NaiveTable(NaiveRules rules, List<List<String>> dealt, boolean byHand) {
        this.rules = rules;
        this.byHand = byHand;
        dealt.forEach(pile -> players.add(new NaivePiles(pile, byHand)));
    }

    NaivePiles piles() {
        return players.get(turnOf - 1);
    }

    int oldestHead() {
        return heads.keySet().iterator().next();
    }

    List<String> tops() {
        return heads.values().stream().map(Deque::peek).toList();
    }

    void growHead(String card) {
        headsSoFar++;
        heads.put(headsSoFar, new ArrayDeque<>(List.of(NaiveCards.asNewHead(card))));
    }

    boolean isOver() {
        return !ending.isEmpty();
    }

    boolean isHolding() {
        return !hand.isEmpty();
    }

    boolean isAwaiting() {
        return !awaited.isEmpty();
    }

    boolean isBetweenTurns() {
        return !isOver() && !isHolding() && !isAwaiting();
    }

    boolean isHoldingJoker() {
        return hand.equals(NaiveCards.JOKER);
    }

    String face(NaiveMove move) {
        return isHoldingJoker() ? NaiveCards.announced(move.card()) : hand;
    }

    boolean isReserveOpen() {
        return reserve.isEmpty() && !reserveClosed;
    }

    /** The whole state but for the rules as one line; {@link EngineText} writes the engine's in the same way. */
    String describe() {
        return "heads " + heads + " players " + players + " " + phase() + " stalemate " + stalemate + " reported "
                + stalematesReported;
    }

    private String phase() {
        if (isOver()) {
            return "over: " + ending;
        }
        String turn = "turn of " + turnOf;
        if (isHolding()) {
            return turn + " holding " + hand + " remaining " + due + " reserve " + describeReserve();
        }
        return isAwaiting() ? turn + " awaiting " + describeAwaited() : turn + " not begun";
    }

    private String describeAwaited() {
        String count = awaited + " due " + due;
        return awaited.equals(NEXT_CARD) ? count + " reserve " + describeReserve() : count;
    }

    private String describeReserve() {
        return reserveClosed ? "closed" : "[" + reserve + "]";
    }
}
