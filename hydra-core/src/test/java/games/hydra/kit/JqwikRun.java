package games.hydra.kit;

import io.vavr.collection.HashMap;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.nio.file.Path;
import net.jqwik.api.ShrinkingMode;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.reporting.ReportEntry;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs properties of which some are meant to fail, and keeps what jqwik says of them, by their names with blanks. */
final class JqwikRun implements TestExecutionListener {
    /** Whoever else runs such properties, as a build does that looks for all of them, sees them pass. */
    private static final String MEANT_TO_FAIL = "hydra.kit.meant-to-fail";

    private Set<String> passed = LinkedHashSet.empty();
    private Set<String> failed = LinkedHashSet.empty();
    private Map<String, String> reports = HashMap.empty();

    /** The word says what is meant to fail. */
    static JqwikRun of(Class<?> properties, String word, ShrinkingMode shrinking, Path folder) {
        JqwikRun run = new JqwikRun();
        System.setProperty(MEANT_TO_FAIL, word);
        try {
            LauncherFactory.create().execute(request(properties, shrinking, folder), run);
        } finally {
            System.clearProperty(MEANT_TO_FAIL);
        }
        return run;
    }

    static Option<String> meantToFail() {
        return Option.of(System.getProperty(MEANT_TO_FAIL));
    }

    Set<String> passed() {
        return passed;
    }

    Set<String> failed() {
        return failed;
    }

    /** The sample that a failed property shrank to, for its only parameter. */
    String shrunkSample(String property) {
        String report = reports.get(property).get();
        String sample = report.substring(report.indexOf("Shrunk Sample"), report.indexOf("Original Sample"));
        return sample.substring(sample.indexOf(":\n") + 2);
    }

    @Override
    public void reportingEntryPublished(TestIdentifier test, ReportEntry entry) {
        reports = reports.put(
                test.getDisplayName(),
                String.join("\n", entry.getKeyValuePairs().values()));
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        boolean successful = result.getStatus() == TestExecutionResult.Status.SUCCESSFUL;
        if (test.isTest() && successful) {
            passed = passed.add(test.getDisplayName());
        } else if (test.isTest()) {
            failed = failed.add(test.getDisplayName());
        }
    }

    private static LauncherDiscoveryRequest request(Class<?> properties, ShrinkingMode shrinking, Path folder) {
        return LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectClass(properties))
                .configurationParameter(
                        "jqwik.database", folder.resolve("database").toString())
                .configurationParameter("jqwik.shrinking.default", shrinking.name())
                .configurationParameter("jqwik.reporting.usejunitplatform", "true")
                .build();
    }
}
