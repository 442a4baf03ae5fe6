package games.hydra.rule;

/** Option {@code reserve-min-heads}: how many heads there must be for a card to be reserved (R4.4). */
public enum ReserveMinHeads implements Coded {
    /** More than one head. */
    TWO(2),
    /** A single head is enough. */
    ONE(1);

    private final int heads;

    ReserveMinHeads(int heads) {
        this.heads = heads;
    }

    public int heads() {
        return heads;
    }

    @Override
    public String code() {
        return Integer.toString(heads);
    }
}
