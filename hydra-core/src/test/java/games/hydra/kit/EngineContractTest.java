package games.hydra.kit;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.testkit.EngineContract;
import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import java.lang.reflect.Method;
import java.nio.file.Path;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The contract is run whole by whoever inherits it, and finds out a rule that breaks it. */
class EngineContractTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "SILENT, a rule always answers",
        "MOODY, a rule gives the same answer to the same question",
        "NAMELESS, a rule has a code of its own that stays",
        "NAMESAKE, rules can be written down and read again",
        "UNEQUAL, rules that are built in the same way are equal",
    })
    void a_broken_rule_is_found_out_by_the_law_it_breaks(BrokenRule rule, String law) {
        JqwikRun run = JqwikRun.of(BrokenContract.class, rule.name(), ShrinkingMode.OFF, folder);

        assertThat(run.failed()).contains(law);
    }

    @Test
    void a_rule_that_keeps_the_contract_passes_every_law() {
        JqwikRun run = JqwikRun.of(BrokenContract.class, BrokenRule.NOT.name(), ShrinkingMode.OFF, folder);

        assertThat(run.failed()).isEmpty();
        assertThat(run.passed()).containsExactlyInAnyOrderElementsOf(laws()).hasSizeGreaterThan(15);
    }

    private static Set<String> laws() {
        return HashSet.of(EngineContract.class.getMethods())
                .filter(method -> method.isAnnotationPresent(Property.class))
                .map(Method::getName)
                .map(name -> name.replace('_', ' '));
    }
}
