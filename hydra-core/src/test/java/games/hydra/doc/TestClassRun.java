package games.hydra.doc;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** Runs a class of tests as a build would. */
final class TestClassRun {
    private static final int TRIES = 50;

    private TestClassRun() {}

    /** All tests of the class, of which there must be one, pass. */
    static void assertPasses(Class<?> tests, Path database) {
        TestExecutionSummary summary = summary(tests, request(tests, database));

        assertThat(summary.getFailures())
                .extracting(failure -> failure.getTestIdentifier().getDisplayName() + ": " + failure.getException())
                .isEmpty();
        assertThat(summary.getTestsSucceededCount()).isPositive();
    }

    /** jqwik looks for the class once more, by its name. */
    private static TestExecutionSummary summary(Class<?> tests, LauncherDiscoveryRequest request) {
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        Thread.currentThread().setContextClassLoader(tests.getClassLoader());
        try {
            LauncherFactory.create().execute(request, listener);
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
        return listener.getSummary();
    }

    /** Few tries: that the example works is the question, not whether the engine does. */
    private static LauncherDiscoveryRequest request(Class<?> tests, Path database) {
        return LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectClass(tests))
                .configurationParameter("jqwik.database", database.toString())
                .configurationParameter("jqwik.tries.default", String.valueOf(TRIES))
                .configurationParameter("jqwik.reporting.usejunitplatform", "true")
                .build();
    }
}
