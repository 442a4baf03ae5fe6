package games.hydra;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.Serializable;

/** What the core must never do, and which way its packages depend on each other. */
@AnalyzeClasses(
        packages = "games.hydra",
        importOptions = {DoNotIncludeTests.class, ArchitectureTest.NoTestKit.class})
class ArchitectureTest {

    /** Gradle packs the test kit apart from the tests. */
    static final class NoTestKit implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return !location.contains("/games/hydra/testkit/");
        }
    }

    @ArchTest
    static final ArchRule no_io_no_clock_no_thread_no_global_randomness = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "java.io..",
                    "java.nio..",
                    "java.time..",
                    "java.util.concurrent..",
                    "java.net..",
                    "java.security..",
                    "java.util.random..")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.lang.System")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.lang.Thread")
            .orShould()
            .dependOnClassesThat()
            .haveNameMatching("java\\.util\\.(Random|SplittableRandom|UUID)")
            .orShould()
            .callMethod(Math.class, "random");

    @ArchTest
    static final ArchRule nothing_is_serializable_but_what_the_language_makes_so = noClasses()
            .that()
            .areNotEnums()
            .and()
            .areNotAnonymousClasses()
            .should()
            .implement(Serializable.class);

    @ArchTest
    static final ArchRule no_static_can_change = fields().that()
            .areStatic()
            .and()
            .areNotFinal()
            .should()
            .notBeStatic()
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule packages_depend_in_one_direction = layeredArchitecture()
            .consideringOnlyDependenciesInLayers()
            .layer("sim")
            .definedBy("games.hydra.sim")
            .layer("bot")
            .definedBy("games.hydra.bot")
            .layer("view")
            .definedBy("games.hydra.view")
            .layer("notation")
            .definedBy("games.hydra.notation")
            .layer("game")
            .definedBy("games.hydra")
            .layer("rule")
            .definedBy("games.hydra.rule")
            .layer("table")
            .definedBy("games.hydra.table")
            .layer("card")
            .definedBy("games.hydra.card")
            .layer("random")
            .definedBy("games.hydra.random")
            .whereLayer("sim")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("bot")
            .mayOnlyBeAccessedByLayers("sim")
            .whereLayer("notation")
            .mayNotBeAccessedByAnyLayer()
            .whereLayer("view")
            .mayOnlyBeAccessedByLayers("bot", "sim")
            .whereLayer("game")
            .mayOnlyBeAccessedByLayers("notation", "view", "bot", "sim")
            .whereLayer("rule")
            .mayOnlyBeAccessedByLayers("notation", "view", "bot", "sim", "game")
            .whereLayer("table")
            .mayOnlyBeAccessedByLayers("notation", "view", "bot", "sim", "game", "rule")
            .whereLayer("card")
            .mayOnlyBeAccessedByLayers("notation", "view", "bot", "sim", "game", "rule", "table")
            .whereLayer("random")
            .mayOnlyBeAccessedByLayers("notation", "view", "bot", "sim", "game", "table");
}
