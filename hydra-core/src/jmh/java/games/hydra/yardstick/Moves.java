package games.hydra.yardstick;

/**
 * The legal moves of a moment, in the order of {@code Hydra.legalActions}. A move is a number: one of the four here, or
 * the head's number times 16 and the rank that comes to lie on it.
 */
public final class Moves {
    public static final int BEGIN_TURN = 0;
    public static final int RESERVE = 1;
    public static final int SWAP = 2;
    public static final int CUT_OFF = 3;

    private static final int RANK_BITS = 4;

    private int[] moves = new int[64];
    private int size;

    public int size() {
        return size;
    }

    public int get(int index) {
        return moves[index];
    }

    public static boolean isPlacement(int move) {
        return move > CUT_OFF;
    }

    public static int headOf(int move) {
        return move >> RANK_BITS;
    }

    public static int rankOf(int move) {
        return move & (1 << RANK_BITS) - 1;
    }

    void clear() {
        size = 0;
    }

    /** Between two turns. */
    void listBeginning() {
        clear();
        add(BEGIN_TURN);
    }

    /** With a card of this rank in hand. */
    void list(HeadRow heads, int rank, boolean hasReserve) {
        clear();
        makeRoom(heads.size() * CardTable.RANKS + 2);
        if (rank == CardTable.JOKER) {
            addJokerPlacements(heads);
        } else {
            addPlacements(heads, rank);
        }
        boolean fitsNowhere = size == 0;
        if (hasReserve) {
            add(SWAP);
        } else if (heads.size() > 1) {
            add(RESERVE);
        }
        if (fitsNowhere) {
            add(CUT_OFF);
        }
    }

    private void add(int move) {
        moves[size++] = move;
    }

    private void makeRoom(int most) {
        if (most > moves.length) {
            moves = new int[2 * most];
        }
    }

    /** R4.1 to R4.3: the heads that a card of this rank fits. */
    private void addPlacements(HeadRow heads, int rank) {
        for (int head = heads.oldest(); head < heads.next(); head++) {
            int top = heads.value(head);
            if (rank <= top || top == CardTable.ACE) {
                add(head << RANK_BITS | rank);
            }
        }
    }

    /** R4.6. */
    private void addJokerPlacements(HeadRow heads) {
        for (int head = heads.oldest(); head < heads.next(); head++) {
            int top = heads.value(head);
            int highest = top == CardTable.ACE ? CardTable.RANKS - 1 : top;
            for (int rank = 0; rank <= highest; rank++) {
                add(head << RANK_BITS | rank);
            }
        }
    }
}
