package games.hydra.kit;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** What is published must not need what only this project has: in the Maven build it would compile all the same. */
@AnalyzeClasses(packages = "games.hydra.testkit")
class KitArchitectureTest {

    @ArchTest
    static final ArchRule the_kit_needs_the_engine_and_jqwik_and_nothing_else = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "games.hydra..", "io.vavr..", "net.jqwik.api..", "org.opentest4j", "org.jspecify..", "java..");
}
