package games.hydra.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleDescriptor.Requires;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is published of the engine. Both builds give it the same names, and say where they put it. */
class ArtifactsIT {
    private static final Set<String> API = Set.of(
            "games.hydra",
            "games.hydra.bot",
            "games.hydra.card",
            "games.hydra.notation",
            "games.hydra.random",
            "games.hydra.rule",
            "games.hydra.sim",
            "games.hydra.table",
            "games.hydra.view");

    @Test
    void the_module_exports_the_api_to_everyone_and_nothing_else() {
        assertThat(module("").exports()).noneMatch(Exports::isQualified);
        assertThat(module("").exports()).extracting(Exports::source).containsExactlyInAnyOrderElementsOf(API);
    }

    /** It is needed to compile only: how the builders and withers are generated. */
    @Test
    void the_only_package_that_is_not_exported_is_the_style() {
        assertThat(module("").packages())
                .containsAll(API)
                .hasSize(API.size() + 1)
                .contains("games.hydra.style");
    }

    @Test
    void the_module_needs_vavr_at_run_time_and_passes_it_on() {
        assertThat(module("").requires())
                .filteredOn(required -> !required.modifiers().contains(Requires.Modifier.STATIC)
                        && !required.name().equals("java.base"))
                .singleElement()
                .satisfies(vavr -> assertThat(vavr.name()).isEqualTo("io.vavr"))
                .satisfies(vavr -> assertThat(vavr.modifiers()).containsExactly(Requires.Modifier.TRANSITIVE));
    }

    @Test
    void every_exported_package_is_null_marked() throws ClassNotFoundException {
        for (String exported : API) {
            assertThat(Class.forName(exported + ".package-info")).hasAnnotation(NullMarked.class);
        }
    }

    @Test
    void the_test_kit_has_a_name_as_a_module() {
        assertThat(module("-test-fixtures").name()).isEqualTo("games.hydra.testkit");
        assertThat(module("-test-fixtures").packages()).containsExactly("games.hydra.testkit");
    }

    @Test
    void there_is_a_source_for_every_class() throws IOException {
        assertThat(entries("-sources")).containsAll(sourcesOf(""));
        assertThat(entries("-test-fixtures-sources")).containsAll(sourcesOf("-test-fixtures"));
    }

    @Test
    void every_exported_package_is_documented_and_no_other() throws IOException {
        assertThat(entries("-javadoc"))
                .filteredOn(name -> name.endsWith("/package-summary.html"))
                .map(name -> name.replaceAll("^games\\.hydra\\.core/|/package-summary\\.html$", ""))
                .map(name -> name.replace('/', '.'))
                .containsExactlyInAnyOrderElementsOf(API);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-sources", "-test-fixtures"})
    void the_licence_goes_with_it(String kind) throws IOException {
        try (JarFile jar = new JarFile(path(kind).toFile())) {
            assertThat(jar.getInputStream(jar.getEntry("META-INF/LICENSE")).readAllBytes())
                    .isEqualTo(Files.readAllBytes(Path.of(System.getProperty("hydra.root"), "LICENSE")));
        }
    }

    private static ModuleDescriptor module(String kind) {
        return ModuleFinder.of(path(kind)).findAll().iterator().next().descriptor();
    }

    private static List<String> sourcesOf(String kind) throws IOException {
        return entries(kind).stream()
                .filter(name -> name.endsWith(".class") && !name.contains("$"))
                .map(name -> name.replaceAll("class$", "java"))
                .toList();
    }

    private static List<String> entries(String kind) throws IOException {
        try (JarFile jar = new JarFile(path(kind).toFile())) {
            return jar.stream().map(JarEntry::getName).toList();
        }
    }

    private static Path path(String kind) {
        String version = System.getProperty("hydra.version");
        return Path.of(System.getProperty("hydra.artifacts"), "hydra-core-" + version + kind + ".jar");
    }
}
