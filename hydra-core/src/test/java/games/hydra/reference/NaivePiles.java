package games.hydra.reference;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.UnaryOperator;

/** A player's two piles, the top first. A pile that is dealt by hand consists of unknown cards. */
final class NaivePiles {
    final Deque<String> draw;
    final Deque<String> discard = new ArrayDeque<>();
    private final boolean byHand;

    NaivePiles(List<String> dealt, boolean byHand) {
        this.draw = new ArrayDeque<>(dealt);
        this.byHand = byHand;
    }

    boolean areEmpty() {
        return draw.isEmpty() && discard.isEmpty();
    }

    void putOnDraw(String card) {
        draw.push(hidden(card));
    }

    void putOnDiscard(String card) {
        discard.push(hidden(card));
    }

    private String hidden(String card) {
        return byHand ? NaiveCards.UNKNOWN : card;
    }

    void reshuffleIfNeeded(UnaryOperator<List<String>> shuffler) {
        if (draw.isEmpty()) {
            draw.addAll(shuffler.apply(new ArrayList<>(discard)));
            discard.clear();
        }
    }

    @Override
    public String toString() {
        return "draw " + draw + " discard " + discard;
    }
}
