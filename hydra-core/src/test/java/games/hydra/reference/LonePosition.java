package games.hydra.reference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * What one player has, while nothing on the table changes.
 *
 * @param known the upper part of the draw pile, in its order
 * @param shuffled the rest of the draw pile: any of these may be the next, since any order may come of a shuffle
 * @param discard sorted, since its order makes no difference
 * @param due how many cards are to be drawn after the one in hand
 */
record LonePosition(
        List<String> known,
        List<String> shuffled,
        List<String> discard,
        String hand,
        String reserve,
        boolean reserveClosed,
        int due) {

    static LonePosition of(NaivePiles piles) {
        return new LonePosition(
                List.copyOf(piles.draw), List.of(), with(List.of(), List.copyOf(piles.discard)), "", "", false, 0);
    }

    boolean isHolding() {
        return !hand.isEmpty();
    }

    boolean isReserveOpen() {
        return reserve.isEmpty() && !reserveClosed;
    }

    boolean hasPiledCards() {
        return !known.isEmpty() || !shuffled.isEmpty() || !discard.isEmpty();
    }

    LonePosition requiring(int cards) {
        return new LonePosition(known, shuffled, discard, hand, reserve, reserveClosed, cards);
    }

    /** One position for every card that may be drawn. */
    List<LonePosition> drawn() {
        if (!known.isEmpty()) {
            List<String> rest = known.subList(1, known.size());
            return List.of(new LonePosition(
                    List.copyOf(rest), shuffled, discard, known.get(0), reserve, reserveClosed, due - 1));
        }
        boolean reshuffle = shuffled.isEmpty();
        List<String> candidates = reshuffle ? discard : shuffled;
        List<String> discardLeft = reshuffle ? List.of() : discard;
        return new LinkedHashSet<>(candidates)
                .stream()
                        .map(card -> new LonePosition(
                                known, without(candidates, card), discardLeft, card, reserve, reserveClosed, due - 1))
                        .toList();
    }

    LonePosition swapped() {
        return new LonePosition(known, shuffled, discard, reserve, hand, reserveClosed, due);
    }

    LonePosition reserved() {
        return swapped();
    }

    LonePosition reserveTaken() {
        return new LonePosition(known, shuffled, discard, reserve, "", true, due - 1);
    }

    LonePosition reserveHome(boolean toDraw) {
        return toDraw
                ? new LonePosition(joined(reserve, known), shuffled, discard, "", "", false, 0)
                : new LonePosition(known, shuffled, with(discard, List.of(reserve)), "", "", false, 0);
    }

    private static List<String> joined(String first, List<String> rest) {
        List<String> all = new ArrayList<>(rest);
        all.add(0, first);
        return all;
    }

    private static List<String> with(List<String> cards, List<String> added) {
        List<String> all = new ArrayList<>(cards);
        all.addAll(added);
        Collections.sort(all);
        return all;
    }

    private static List<String> without(List<String> cards, String card) {
        List<String> rest = new ArrayList<>(cards);
        rest.remove(card);
        return rest;
    }
}
