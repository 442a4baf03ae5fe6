package games.hydra.cli.simulate;

import games.hydra.sim.GameRange;
import io.vavr.collection.Iterator;

/** Shares games out among threads. How they are shared out changes nothing but the time it takes. */
final class Chunks {
    private static final long MOST_GAMES = 64;

    /** So many chunks a thread gets at least if there are enough games, so that none is idle long when the others end. */
    private static final long EACH = 16;

    private Chunks() {}

    /** The games in ranges of equal size, the last of which may be smaller. */
    static Iterator<GameRange> of(GameRange games, int threads) {
        long size = Math.max(1, Math.min(MOST_GAMES, games.size() / (threads * EACH)));
        return Iterator.iterate(games.first(), first -> first + size)
                .takeWhile(first -> first <= games.last())
                .map(first -> new GameRange(first, Math.min(first + size - 1, games.last())));
    }
}
