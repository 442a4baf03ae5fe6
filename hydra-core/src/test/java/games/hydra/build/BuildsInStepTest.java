package games.hydra.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Hydra is built by Maven and by Gradle; whoever changes one of them has to change the other. */
class BuildsInStepTest {

    private static final Path ROOT = Path.of(System.getProperty("hydra.root"));

    private static VersionCatalog catalog;
    private static MavenBuild maven;
    private static GradleBuild gradle;

    @BeforeAll
    static void readBothBuilds() throws Exception {
        catalog = VersionCatalog.read(ROOT.resolve("gradle/libs.versions.toml"));
        maven = MavenBuild.read(ROOT);
        gradle = GradleBuild.read(ROOT);
    }

    @Test
    void everyLibraryOfTheCatalogIsUsedByThePomsInTheSameVersion() {
        assertThat(maven.usedCoordinates()).isNotEmpty().containsAll(catalog.coordinates());
    }

    @Test
    void everyDependencyOfThePomsIsInTheCatalogInTheSameVersion() {
        assertThat(catalog.coordinates()).isNotEmpty().containsAll(maven.declaredCoordinates());
    }

    @Test
    void aVersionHasTheSameNameInBothBuilds() {
        assertThat(catalog.versions()).isNotEmpty().isEqualTo(maven.libraryVersions());
    }

    @Test
    void theModulesAreTheSame() {
        assertThat(gradle.scripts().keySet())
                .isNotEmpty()
                .isEqualTo(maven.modules().keySet());
    }

    @Test
    void theGroupIsTheSame() {
        assertThat(gradle.setting("group")).isEqualTo(maven.parent().text("/project/groupId"));
    }

    @Test
    void theVersionOfTheProjectIsTheSame() {
        assertThat(gradle.setting("version")).isEqualTo(maven.parent().text("/project/version"));
    }

    @Test
    void theJavaReleaseIsTheSame() {
        assertThat(gradle.setting("options.release"))
                .isEqualTo(maven.parent().text("/project/properties/maven.compiler.release"));
    }

    @Test
    void theCompilerArgumentsAreTheSame() {
        // Maven has a switch of its own for the first one.
        assertThat(maven.parent().texts("//pluginManagement//parameters")).containsExactly("true");
        List<String> ofMaven = maven.parent().texts("//pluginManagement//compilerArgs/arg");
        assertThat(gradle.compilerArguments())
                .containsExactlyElementsOf(Stream.concat(Stream.of("-parameters"), ofMaven.stream())
                        .toList());
    }

    @Test
    void everyModuleUsesTheSameLibrariesInTheSameScopes() {
        for (String module : maven.modules().keySet()) {
            assertThat(gradle.scopes(module, catalog)).as(module).isNotEmpty().isEqualTo(maven.scopes(module));
        }
    }

    @Test
    void everyModuleLeavesOutTheSameOfWhatItsLibrariesBring() {
        for (String module : maven.modules().keySet()) {
            assertThat(gradle.exclusions(module)).as(module).isEqualTo(maven.exclusions(module));
        }
    }

    @Test
    void gradleScriptsNameLibrariesByTheCatalogOnly() {
        assertThat(gradle.literalCoordinates()).isEmpty();
    }

    @Test
    void bothSayTheSameAboutTheProject() {
        List<String> ofMaven = maven.parent()
                .texts("/project/url | /project/inceptionYear | /project/licenses//*[not(*)]"
                        + " | /project/developers//*[not(*)] | /project/scm/*");
        assertThat(ofMaven).hasSizeGreaterThan(7);
        assertThat(gradle.metadata("hydra-core"))
                .contains(maven.modules().get("hydra-core").text("/project/name"))
                .containsAll(ofMaven);
    }

    @Test
    void theFixturesHaveTheSameNameAsAModule() {
        String name = maven.modules().get("hydra-core").text("//Automatic-Module-Name");
        assertThat(gradle.scripts().get("hydra-core")).contains("\"Automatic-Module-Name\" to \"" + name + "\"");
    }

    /** It can be built on its own, too; so it has to repeat the versions. */
    @Test
    void theProgramThatEmbedsTheEngineUsesTheVersionsOfTheBuild() throws Exception {
        Pom consumer = Pom.read(ROOT.resolve("hydra-core/src/it/consumer/pom.xml"));
        assertThat(consumer.text("/project/properties/hydra.version"))
                .isEqualTo(maven.parent().text("/project/version"));
        assertThat(consumer.nodes("/project/properties/*"))
                .hasSizeGreaterThan(5)
                .filteredOn(property -> !property.getNodeName().equals("hydra.version"))
                .allSatisfy(property -> assertThat(property.getTextContent())
                        .isEqualTo(maven.parent().text("/project/properties/" + property.getNodeName())));
    }

    /** Maven packs the fixtures by package: a test in there would be published with them, though not by Gradle. */
    @Test
    void noTestIsInThePackageOfTheFixtures() {
        assertThat(Files.exists(ROOT.resolve("hydra-core/src/test/java/games/hydra/testkit")))
                .isFalse();
    }
}
