package games.hydra.yardstick;

import java.util.Arrays;

/** The two piles of one player: arrays whose last used place is the top. */
final class Piles {
    private final Dice dice;
    private int[] draw = new int[CardTable.DECK];
    private int[] discard = new int[CardTable.DECK];
    private int drawSize;
    private int discardSize;

    Piles(Dice dice) {
        this.dice = dice;
    }

    /** Takes one's share of a shuffled pile whose top is the card at {@code top}. */
    void deal(int[] cards, int top) {
        System.arraycopy(cards, top - CardTable.DECK + 1, draw, 0, CardTable.DECK);
        drawSize = CardTable.DECK;
        discardSize = 0;
    }

    boolean isEmpty() {
        return drawSize + discardSize == 0;
    }

    void discard(int card) {
        if (discardSize == discard.length) {
            discard = Arrays.copyOf(discard, 2 * discardSize);
        }
        discard[discardSize++] = card;
    }

    /** R3.2. */
    int draw() {
        if (drawSize == 0) {
            reshuffle();
        }
        return draw[--drawSize];
    }

    private void reshuffle() {
        int[] emptied = draw;
        draw = discard;
        drawSize = discardSize;
        discard = emptied;
        discardSize = 0;
        dice.shuffle(draw, drawSize);
    }

    int drawSize() {
        return drawSize;
    }

    int discardSize() {
        return discardSize;
    }

    /** The card so many places below the top. */
    int drawAt(int depth) {
        return draw[drawSize - 1 - depth];
    }

    int discardAt(int depth) {
        return discard[discardSize - 1 - depth];
    }
}
