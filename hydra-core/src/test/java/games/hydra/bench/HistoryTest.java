package games.hydra.bench;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.GameState;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.management.JMException;
import javax.management.ObjectName;
import org.junit.jupiter.api.Test;

/** Whoever keeps every state of a game, to undo or to search, pays for what changed from one to the next. */
class HistoryTest {
    private static final int STEPS = 20_000;
    /** The target; 259 were found. */
    private static final long MOST_BYTES_PER_STEP = 400;

    private static final Pattern TOTAL = Pattern.compile("^Total +\\d+ +(\\d+)", Pattern.MULTILINE);

    @Test
    void a_history_of_states_keeps_little_more_than_what_changed() throws JMException {
        List<GameState> history = new ArrayList<>(STEPS);
        long before = settledBytes();
        new EnginePlayouts(2).play(STEPS, (state, action) -> history.add(state));
        long kept = settledBytes() - before;

        assertThat(history).hasSize(STEPS);
        assertThat(kept / STEPS).isBetween(100L, MOST_BYTES_PER_STEP);
    }

    /** What other tests have left may be freed late: it is waited for, until hardly anything goes any more. */
    private static long settledBytes() throws JMException {
        long before = Long.MAX_VALUE;
        long now = liveBytes();
        while (before - now > STEPS) {
            before = now;
            now = liveBytes();
        }
        return now;
    }

    /** The sum of the JVM's own histogram of live objects, for which it collects all others first. */
    private static long liveBytes() throws JMException {
        String histogram = (String) ManagementFactory.getPlatformMBeanServer()
                .invoke(
                        new ObjectName("com.sun.management:type=DiagnosticCommand"),
                        "gcClassHistogram",
                        new Object[] {new String[0]},
                        new String[] {String[].class.getName()});
        return TOTAL.matcher(histogram)
                .results()
                .map(MatchResult::group)
                .map(line -> line.replaceAll(".* ", ""))
                .mapToLong(Long::parseLong)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(histogram));
    }
}
