package games.hydra.random;

import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** The arithmetic of {@link Rng}, in place, for the length of one call. It never leaves this package. */
final class SplitMix64 {
    private final long gamma;
    private long state;

    SplitMix64(long state, long gamma) {
        this.state = state;
        this.gamma = gamma;
    }

    Rng toRng() {
        return new Rng(state, gamma);
    }

    int below(int bound) {
        long product = nextUpperHalf() * bound;
        if ((product & 0xFFFFFFFFL) < bound) {
            // Below this threshold the low half marks a number that would come up once too often.
            long threshold = (1L << 32) % bound;
            while ((product & 0xFFFFFFFFL) < threshold) {
                product = nextUpperHalf() * bound;
            }
        }
        return (int) (product >>> 32);
    }

    <T> List<T> shuffled(Seq<T> values) {
        Object[] order = arrayOf(values);
        for (int last = order.length - 1; last > 0; last--) {
            int chosen = below(last + 1);
            Object moved = order[chosen];
            order[chosen] = order[last];
            order[last] = moved;
        }
        return listOf(order);
    }

    byte[] shuffled(byte[] values) {
        byte[] order = values.clone();
        for (int last = order.length - 1; last > 0; last--) {
            int chosen = below(last + 1);
            byte moved = order[chosen];
            order[chosen] = order[last];
            order[last] = moved;
        }
        return order;
    }

    /** A plain loop: {@code toJavaArray} takes longer than the shuffle. */
    private static Object[] arrayOf(Seq<?> values) {
        Object[] array = new Object[values.size()];
        int place = 0;
        for (Object value : values) {
            array[place++] = value;
        }
        return array;
    }

    /** The array holds just what came out of a {@code Seq<T>}. */
    @SuppressWarnings("unchecked")
    private static <T> List<T> listOf(Object[] order) {
        List<T> list = List.empty();
        for (int i = order.length - 1; i >= 0; i--) {
            list = list.prepend((T) order[i]);
        }
        return list;
    }

    private long nextUpperHalf() {
        state += gamma;
        return mix(state) >>> 32;
    }

    static long mix(long z) {
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }

    static long mixGamma(long z) {
        z = (z ^ (z >>> 33)) * 0xFF51AFD7ED558CCDL;
        z = (z ^ (z >>> 33)) * 0xC4CEB9FE1A85EC53L;
        z = (z ^ (z >>> 33)) | 1L;
        int transitions = Long.bitCount(z ^ (z >>> 1));
        return transitions < 24 ? z ^ 0xAAAAAAAAAAAAAAAAL : z;
    }
}
