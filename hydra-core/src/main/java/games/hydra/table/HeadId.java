package games.hydra.table;

/**
 * The number of a head (R2.2). Any number can be named, since a player may name any; {@link Heads} knows which are on the
 * table.
 */
public record HeadId(int number) implements Comparable<HeadId> {

    @Override
    public int compareTo(HeadId other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return Integer.toString(number);
    }
}
