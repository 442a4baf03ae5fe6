package games.hydra.table;

/** The number of a player, from 1. */
public record PlayerId(int number) implements Comparable<PlayerId> {
    /** The player who places the first head (R2.1). */
    public static final PlayerId FIRST = new PlayerId(1);

    public PlayerId {
        if (number < 1) {
            throw new IllegalArgumentException("player " + number);
        }
    }

    /** Whose turn it is after this player's at a table of so many players (R2.1). */
    public PlayerId nextOf(int players) {
        return new PlayerId(number % players + 1);
    }

    @Override
    public int compareTo(PlayerId other) {
        return Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return Integer.toString(number);
    }
}
