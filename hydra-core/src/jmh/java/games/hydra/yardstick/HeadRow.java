package games.hydra.yardstick;

/** The heads: a ring that numbers run round, and under each card the one that it lies on. */
final class HeadRow {
    private final int mask;
    private final int[] tops;
    private final int[] values;
    private final int[] sizes;
    private final int[] below;
    private final int[] announced;
    private int oldest;
    private int next;

    HeadRow(int cards) {
        int places = Integer.highestOneBit(cards) << 1;
        mask = places - 1;
        tops = new int[places];
        values = new int[places];
        sizes = new int[places];
        below = new int[cards];
        announced = new int[cards];
    }

    void clear() {
        oldest = 1;
        next = 1;
    }

    int size() {
        return next - oldest;
    }

    int oldest() {
        return oldest;
    }

    int next() {
        return next;
    }

    /** The rank on top of a head; a joker's is the one that it was announced with. */
    int value(int head) {
        return values[head & mask];
    }

    int top(int head) {
        return tops[head & mask];
    }

    int size(int head) {
        return sizes[head & mask];
    }

    int below(int card) {
        return below[card];
    }

    /** The value of a card that lies on a head. */
    int announced(int card) {
        return announced[card];
    }

    void grow(int card, int value) {
        int place = next++ & mask;
        sizes[place] = 0;
        tops[place] = CardTable.NO_CARD;
        lay(place, card, value);
    }

    void place(int head, int card, int value) {
        lay(head & mask, card, value);
    }

    private void lay(int place, int card, int value) {
        below[card] = tops[place];
        announced[card] = value;
        tops[place] = card;
        values[place] = value;
        sizes[place]++;
    }

    /** The head's lowest card comes to lie on top of the pile (R5.2). */
    void cutOldest(Piles discard) {
        for (int card = tops[oldest++ & mask]; card != CardTable.NO_CARD; card = below[card]) {
            discard.discard(card);
        }
    }
}
