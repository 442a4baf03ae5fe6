package games.hydra.reference;

import games.hydra.reference.NaiveRules.Fits;
import java.util.Deque;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The rules of Hydra a second time, written from the text alone: mutable, without events, and sharing no code with the
 * engine, so that the two are unlikely to be wrong in the same way.
 */
final class NaiveGame extends NaiveReferee {
    private final UnaryOperator<List<String>> shuffler;

    /** @param shuffler the new order of a discard pile that becomes the draw pile */
    NaiveGame(NaiveRules rules, List<List<String>> dealt, boolean byHand, UnaryOperator<List<String>> shuffler) {
        super(rules, dealt, byHand);
        this.shuffler = shuffler;
        due = 1;
        draw(FIRST_HEAD);
    }

    /** Does what must be allowed. */
    void play(NaiveMove move) {
        switch (move.kind()) {
            case NaiveMove.BEGIN -> begin();
            case NaiveMove.CHANGE_RULES -> changeRules(new NaiveRules(move.rules()));
            case NaiveMove.DEAL -> deal(move.card());
            case NaiveMove.PLACE, NaiveMove.PLACE_JOKER -> place(move);
            case NaiveMove.RESERVE -> reserve();
            case NaiveMove.SWAP -> swap();
            case NaiveMove.CUT -> cut();
            default -> throw new IllegalArgumentException(move.kind());
        }
    }

    private void begin() {
        due = heads.size();
        draw(NEXT_CARD);
    }

    private void changeRules(NaiveRules changed) {
        rules = changed;
        stalemate = false;
        lookForStalemate();
    }

    private void draw(String purpose) {
        piles().reshuffleIfNeeded(shuffler);
        awaited = purpose;
        if (!byHand) {
            take(piles().draw.peek());
        }
    }

    private void deal(String card) {
        if (isAwaiting()) {
            take(card);
        } else {
            hand = card;
        }
    }

    private void take(String card) {
        String purpose = awaited;
        awaited = NONE;
        piles().draw.pop();
        due--;
        if (purpose.equals(NEXT_CARD)) {
            hand = card;
        } else {
            growHead(card);
            afterGrowing();
        }
    }

    private void afterGrowing() {
        if (due > 0) {
            draw(NEW_HEAD);
        } else if (piles().areEmpty()) {
            // Only the very first head is placed without a cut.
            win(headsSoFar == 1 ? BY_SHEDDING : BY_LOSING);
        } else {
            endTurn();
        }
    }

    private void place(NaiveMove move) {
        Deque<String> head = heads.get(move.head());
        String face = face(move);
        Fits fit = rules.fit(face, head.peek());
        head.push(face);
        hand = NONE;
        if (piles().areEmpty() && reserve.isEmpty()) {
            win(BY_SHEDDING);
        } else if (fit == Fits.YES_AND_ENDS_THE_TURN) {
            endTurn();
        } else {
            goOn();
        }
    }

    private void reserve() {
        reserve = hand;
        hand = NONE;
        goOn();
    }

    private void goOn() {
        if (due > 0 && !piles().areEmpty()) {
            draw(NEXT_CARD);
        } else if (due > 0 && rules.is("last-reserve", "is-played")) {
            takeReserve();
        } else {
            endTurn();
        }
    }

    private void takeReserve() {
        swap();
        reserveClosed = true;
        due--;
    }

    private void swap() {
        String held = hand;
        hand = reserve;
        reserve = held;
    }

    private void cut() {
        piles().putOnDiscard(hand);
        hand = NONE;
        sendReserveHome();
        heads.remove(oldestHead()).forEach(face -> piles().putOnDiscard(NaiveCards.turnedDown(face)));
        due = 2;
        draw(NEW_HEAD);
    }

    private void sendReserveHome() {
        if (!reserve.isEmpty() && rules.is("reserve-home", "draw-top")) {
            piles().putOnDraw(reserve);
        } else if (!reserve.isEmpty()) {
            piles().putOnDiscard(reserve);
        }
        reserve = NONE;
        reserveClosed = false;
    }

    private void win(String how) {
        ending = "player " + turnOf + " " + how;
    }

    private void endTurn() {
        sendReserveHome();
        turnOf = turnOf % players.size() + 1;
        lookForStalemate();
    }

    private void lookForStalemate() {
        StalemateSearch.Answer answer = StalemateSearch.of(this);
        boolean found = answer == StalemateSearch.Answer.STALEMATE;
        undecided = answer == StalemateSearch.Answer.TOO_MANY_POSITIONS;
        if (found && !stalemate) {
            stalematesReported++;
        }
        stalemate = found;
        if (stalemate && rules.is("stalemate", "draw")) {
            ending = DRAW;
        }
    }
}
