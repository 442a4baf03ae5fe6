package games.hydra;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.Serializable;
import java.util.Collection;
import java.util.Map;

/** What the core must never do, and which way its packages depend on each other. */
@AnalyzeClasses(
        packages = "games.hydra",
        importOptions = {DoNotIncludeTests.class, ArchitectureTest.NoTestKit.class})
class ArchitectureTest {

    /** Gradle packs the test kit and the benchmarks apart from the tests. */
    static final class NoTestKit implements ImportOption {
        @Override
        public boolean includes(Location location) {
            return !location.contains("/games/hydra/testkit/")
                    && !location.contains("/games/hydra/bench/")
                    && !location.contains("/games/hydra/yardstick/");
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
                    "java.util.logging..",
                    "java.util.random..")
            .orShould()
            .dependOnClassesThat()
            .haveNameMatching("java\\.lang\\.(System|Thread.*|InheritableThreadLocal|Runtime|Process.*)")
            .orShould()
            .dependOnClassesThat()
            .haveNameMatching("java\\.util\\.(Random|SplittableRandom|UUID|Timer.*|Date|Calendar|TimeZone|Scanner)")
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
    static final ArchRule what_a_static_holds_can_not_change_either = noFields()
            .that()
            .areStatic()
            .and()
            .doNotHaveModifier(JavaModifier.SYNTHETIC)
            .should()
            .haveRawType(describe("an array or a mutable collection", ArchitectureTest::isMutable));

    /** Text depends on a language, and on where the reader is; both belong to the console. */
    @ArchTest
    static final ArchRule no_text_is_made_for_people = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.text..", "java.util.spi..")
            .orShould()
            .dependOnClassesThat()
            .haveNameMatching("java\\.util\\.(Locale|ResourceBundle|Formatter)");

    @ArchTest
    static final ArchRule no_package_depends_on_itself_by_way_of_others =
            slices().matching("games.(**)").should().beFreeOfCycles();

    private static boolean isMutable(JavaClass type) {
        return type.isArray()
                || type.isAssignableTo(Collection.class)
                || type.isAssignableTo(Map.class)
                || type.isAssignableTo(CharSequence.class) && !type.isAssignableTo(String.class);
    }

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
