package games.hydra.yardstick;

/**
 * The game by the standard rules as fast as it can reasonably be written in Java: numbers in arrays that are changed in
 * place, no events, no checks, nothing allocated while it plays. It is here to be compared with, not to be used: a move
 * that is not legal makes nonsense of it.
 */
public final class Yardstick {
    private final Dice dice = new Dice();
    private final Moves moves = new Moves();
    private final CardTable cards;
    private final HeadRow heads;
    private final Piles[] players;
    private final int[] dealt;
    private int player;
    private int hand;
    private int reserve;
    private int remaining;
    private boolean over;

    public Yardstick(int players) {
        this.cards = new CardTable(players);
        this.heads = new HeadRow(cards.size());
        this.players = new Piles[players];
        for (int i = 0; i < players; i++) {
            this.players[i] = new Piles(dice);
        }
        this.dealt = new int[cards.size()];
    }

    /** R1.2, R2.1. */
    public void deal(long seed) {
        dice.seed(seed);
        int last = dealt.length - 1;
        for (int i = 0; i <= last; i++) {
            dealt[last - i] = i;
        }
        dice.shuffle(dealt, dealt.length);
        for (int i = 0; i < players.length; i++) {
            players[i].deal(dealt, last - i * CardTable.DECK);
        }
        heads.clear();
        hand = CardTable.NO_CARD;
        reserve = CardTable.NO_CARD;
        over = false;
        player = 0;
        grow();
        player = 1;
    }

    public boolean isOver() {
        return over;
    }

    /** The moves that are legal now; the same object every time. */
    public Moves legalMoves() {
        if (isOver()) {
            moves.clear();
        } else if (hand == CardTable.NO_CARD) {
            moves.listBeginning();
        } else {
            moves.list(heads, cards.rank(hand), reserve != CardTable.NO_CARD);
        }
        return moves;
    }

    /** Plays one of the legal moves. */
    public void play(int move) {
        switch (move) {
            case Moves.BEGIN_TURN -> begin();
            case Moves.RESERVE -> reserve();
            case Moves.SWAP -> swap();
            case Moves.CUT_OFF -> cutOff();
            default -> place(Moves.headOf(move), Moves.rankOf(move));
        }
    }

    /** R3.1. */
    private void begin() {
        remaining = heads.size();
        goOn();
    }

    /** R3.4: with no card in hand. */
    private void goOn() {
        Piles piles = players[player];
        if (!piles.isEmpty() && remaining > 0) {
            remaining--;
            hand = piles.draw();
        } else {
            endOrWin();
        }
    }

    /** R3.5, R6.1. */
    private void endOrWin() {
        if (reserve == CardTable.NO_CARD && players[player].isEmpty()) {
            over = true;
            hand = CardTable.NO_CARD;
        } else {
            sendReserveHome();
            passOn();
        }
    }

    private void place(int head, int rank) {
        boolean equal = rank == heads.value(head);
        heads.place(head, hand, rank);
        if (equal) {
            endOrWin();
        } else {
            goOn();
        }
    }

    /** R4.4. */
    private void reserve() {
        reserve = hand;
        goOn();
    }

    /** R4.5. */
    private void swap() {
        int held = hand;
        hand = reserve;
        reserve = held;
    }

    /** R5.2. */
    private void cutOff() {
        Piles piles = players[player];
        piles.discard(hand);
        sendReserveHome();
        heads.cutOldest(piles);
        grow();
        grow();
        endOrWin();
    }

    private void grow() {
        int card = players[player].draw();
        int rank = cards.rank(card);
        heads.grow(card, rank == CardTable.JOKER ? CardTable.TWO : rank);
    }

    /** R3.6. */
    private void sendReserveHome() {
        if (reserve != CardTable.NO_CARD) {
            players[player].discard(reserve);
            reserve = CardTable.NO_CARD;
        }
    }

    private void passOn() {
        hand = CardTable.NO_CARD;
        player = player + 1 == players.length ? 0 : player + 1;
    }

    int playerCount() {
        return players.length;
    }

    Piles piles(int of) {
        return players[of];
    }

    HeadRow heads() {
        return heads;
    }

    Dice dice() {
        return dice;
    }

    /** Whose turn it is or comes next, from 0; the winner when the game is over. */
    int player() {
        return player;
    }

    int hand() {
        return hand;
    }

    int reserved() {
        return reserve;
    }

    int remaining() {
        return remaining;
    }
}
