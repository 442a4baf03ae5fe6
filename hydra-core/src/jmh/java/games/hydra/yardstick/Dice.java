package games.hydra.yardstick;

/** The generator of the rules ({@code games.hydra.random.Rng}), written anew: one number that every draw changes. */
public final class Dice {
    private static final long GAMMA = 0x9E3779B97F4A7C15L;
    private static final long LOW_HALF = 0xFFFFFFFFL;

    private long state;

    /** Begins the stream of a seed. */
    public void seed(long seed) {
        state = seed;
    }

    /** What the next draw comes from. */
    public long state() {
        return state;
    }

    /** A number from 0 to {@code bound} − 1. */
    public int below(int bound) {
        long product = upperHalf() * bound;
        if ((product & LOW_HALF) < bound) {
            long threshold = (1L << 32) % bound;
            while ((product & LOW_HALF) < threshold) {
                product = upperHalf() * bound;
            }
        }
        return (int) (product >>> 32);
    }

    /** Shuffles the first {@code size} places as a pile whose top lies in the last of them. */
    void shuffle(int[] pile, int size) {
        for (int first = 0; first < size - 1; first++) {
            int chosen = size - 1 - below(size - first);
            int moved = pile[chosen];
            pile[chosen] = pile[first];
            pile[first] = moved;
        }
    }

    private long upperHalf() {
        state += GAMMA;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return (z ^ (z >>> 31)) >>> 32;
    }
}
