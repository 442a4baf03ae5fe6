package games.hydra.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The console is pure but for its edge, and its packages depend on each other one way. */
@AnalyzeClasses(packages = "games.hydra.cli", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {

    @ArchTest
    static final ArchRule sessions_displays_texts_and_served_games_neither_read_nor_write_nor_wait = noClasses()
            .that()
            .resideInAnyPackage(
                    "games.hydra.cli.session..",
                    "games.hydra.cli.display..",
                    "games.hydra.cli.text..",
                    "games.hydra.cli.serve..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "java.io..",
                    "java.nio..",
                    "java.net..",
                    "java.time..",
                    "java.util.concurrent..",
                    "org.jline..",
                    "picocli..")
            .orShould()
            .dependOnClassesThat()
            .haveNameMatching("java\\.(lang\\.(System|Thread.*|Runtime|Process.*)|util\\.(Random|UUID|Timer|Scanner))");

    @ArchTest
    static final ArchRule no_package_depends_on_itself_by_way_of_others =
            slices().matching("games.hydra.(**)").should().beFreeOfCycles();
}
