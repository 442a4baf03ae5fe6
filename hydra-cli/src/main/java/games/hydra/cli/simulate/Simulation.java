package games.hydra.cli.simulate;

import games.hydra.sim.Experiment;
import games.hydra.sim.GameRange;
import games.hydra.sim.Run;
import io.vavr.collection.Iterator;
import io.vavr.control.Option;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/**
 * Plays games on several threads and counts them in the order of their numbers. It can be stopped at any time from another
 * thread; every game that is over by then is counted.
 */
final class Simulation {
    private static final int CHUNKS_AHEAD = 4;
    private static final long LOOK_MILLIS = 100;
    /**
     * How long one thread plays alone. Until the JVM has compiled what they do, threads count side by side, in the same places,
     * what it wants to know for that; then two of them are hardly faster than one, and the compiler has to share a core. It was
     * measured on two cores (docs/PERFORMANCE.md), and costs no more than that time on any number.
     */
    private static final long ALONE_MILLIS = 1_500;

    private record Started(Chunk chunk, Future<Part> end) {}

    private final Experiment experiment;
    private final Iterator<GameRange> waiting;
    private final int threads;
    private final long aloneNanos;
    private final Consumer<Part> counted;
    private final ExecutorService pool;
    private final Deque<Started> started = new ArrayDeque<>();
    private final long start = System.nanoTime();
    private Run run;
    private boolean stopped;

    /** Every part that is counted is handed on, in order and one at a time. */
    Simulation(Experiment experiment, GameRange games, int threads, Consumer<Part> counted) {
        this(experiment, games, threads, ALONE_MILLIS, counted);
    }

    /** The same, where the first thread plays alone for so long. */
    Simulation(Experiment experiment, GameRange games, int threads, long aloneMillis, Consumer<Part> counted) {
        this.experiment = experiment;
        this.waiting = Chunks.of(games, threads);
        this.threads = threads;
        this.aloneNanos = TimeUnit.MILLISECONDS.toNanos(aloneMillis);
        this.counted = counted;
        this.pool = Executors.newFixedThreadPool(threads, Simulation::daemon);
        this.run = Run.empty(experiment);
    }

    /** The program may end while a game is being played. */
    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work);
        thread.setDaemon(true);
        return thread;
    }

    /** Plays all games, or those until it is stopped; meanwhile it looks in ten times a second or more often. */
    Run play(Runnable lookIn) throws InterruptedException {
        try {
            for (Option<Started> oldest = startMore(); oldest.isDefined(); oldest = startMore()) {
                played(oldest.get()).forEach(this::countOldest);
                lookIn.run();
            }
            return stop();
        } finally {
            pool.shutdownNow();
        }
    }

    /** The chunk to be counted next, if there is one. The others do not get too far ahead of it. */
    private synchronized Option<Started> startMore() {
        while (!stopped && started.size() < mostStarted() && waiting.hasNext()) {
            Chunk chunk = new Chunk(experiment, waiting.next());
            started.add(new Started(chunk, pool.submit(chunk)));
        }
        return Option.of(started.peek());
    }

    private int mostStarted() {
        return System.nanoTime() - start < aloneNanos ? 1 : threads * CHUNKS_AHEAD;
    }

    /** Waits a moment for the end of a chunk. */
    private static Option<Part> played(Started oldest) throws InterruptedException {
        try {
            return Option.some(oldest.end().get(LOOK_MILLIS, TimeUnit.MILLISECONDS));
        } catch (TimeoutException notYet) {
            return Option.none();
        } catch (ExecutionException failure) {
            throw new IllegalStateException(failure.getCause());
        }
    }

    private synchronized void countOldest(Part part) {
        if (!stopped) {
            started.remove();
            count(part);
        }
    }

    /** Counts what is over by now, and nothing after that. */
    synchronized Run stop() {
        stopped = true;
        pool.shutdownNow();
        while (!started.isEmpty()) {
            count(started.remove().chunk().played());
        }
        return run;
    }

    private void count(Part part) {
        run = run.merge(part.run()).get();
        counted.accept(part);
    }

    synchronized int chunksUnderWay() {
        return started.size();
    }

    /** How many games are over, counted or not. */
    synchronized long gamesOver() {
        return run.games().size()
                + started.stream().mapToLong(each -> each.chunk().size()).sum();
    }
}
