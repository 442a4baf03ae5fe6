package games.hydra.sim;

/** The games of an experiment from one number to another, both included. */
public record GameRange(long first, long last) {
    /** The number of the last game that an experiment has. No figure of so many games is too big to be counted. */
    public static final long MOST = 1_000_000_000_000L;

    public GameRange {
        requireNumber(first);
        requireNumber(last);
        if (first > last) {
            throw new IllegalArgumentException("games " + first + " to " + last);
        }
    }

    static long requireNumber(long number) {
        if (!isNumber(number)) {
            throw new IllegalArgumentException("game " + number);
        }
        return number;
    }

    /** Whether a game may have this number. */
    public static boolean isNumber(long number) {
        return number >= 1 && number <= MOST;
    }

    /** How many games these are. */
    public long size() {
        return last - first + 1;
    }

    boolean overlaps(GameRange other) {
        return first <= other.last && other.first <= last;
    }

    GameRange common(GameRange other) {
        return new GameRange(Math.max(first, other.first), Math.min(last, other.last));
    }
}
