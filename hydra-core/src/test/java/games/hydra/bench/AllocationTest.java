package games.hydra.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A guard against slowness that can't flake: what a step costs is mostly what it allocates, and the bytes that a thread
 * allocates for the same games are the same on a slow and on a busy machine. Compiled code allocates less than interpreted
 * code, never more, so the limits leave a tenth of room above what was found with {@code -Xint} on 17 and 25: 986, 1338
 * and 2926 bytes. Whoever makes it less lowers them.
 */
class AllocationTest {
    private static final int STEPS = 10_000;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @ParameterizedTest
    @CsvSource({"2, 1085", "10, 1470", "100, 3220"})
    void a_step_of_a_random_playout_allocates_no_more_than_when_it_was_measured(int players, long most) {
        EnginePlayouts engine = new EnginePlayouts(players);

        assertThat(bytesPerStep(engine::play)).isLessThanOrEqualTo(most);
    }

    @Test
    void the_yardstick_allocates_nothing_while_it_plays() {
        YardstickPlayouts yardstick = new YardstickPlayouts(2);

        assertThat(bytesPerStep(yardstick::play)).isZero();
    }

    private interface Playouts {
        Played play(int steps);
    }

    private static long bytesPerStep(Playouts playouts) {
        // The first games load the classes.
        playouts.play(STEPS / 10);
        long before = THREADS.getCurrentThreadAllocatedBytes();
        Played played = playouts.play(STEPS);
        long allocated = THREADS.getCurrentThreadAllocatedBytes() - before;
        assertThat(played.steps()).isEqualTo(STEPS);
        return allocated / STEPS;
    }
}
