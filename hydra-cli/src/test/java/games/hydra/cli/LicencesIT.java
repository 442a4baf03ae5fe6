package games.hydra.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The one jar holds libraries; what their licences demand to go with them is in it. Gradle leaves them in their own jars. */
class LicencesIT {

    @ParameterizedTest
    @CsvSource({
        "META-INF/LICENSE, Apache License",
        "META-INF/NOTICE, Jackson JSON processor",
        "META-INF/Schubfach-LICENSE, Raffaello Giulietti",
        "META-INF/licenses/README.txt, META-INF/licenses/jline.txt",
        "META-INF/licenses/jline.txt, Redistributions in binary form",
        "META-INF/licenses/kurkle-color.txt, Jukka Kurkela",
        "META-INF/resources/webjars/chart.js/4.5.1/LICENSE.md, Chart.js Contributors"
    })
    void the_jar_has_the_licence_texts_of_what_is_in_it(String entry, String words) throws IOException {
        String classpath = System.getProperty("hydra.classpath");
        assumeThat(classpath).endsWith("hydra.jar");

        try (JarFile jar = new JarFile(classpath)) {
            assertThat(jar.stream().filter(found -> found.getName().equals(entry)))
                    .hasSize(1);
            assertThat(new String(jar.getInputStream(jar.getEntry(entry)).readAllBytes(), StandardCharsets.UTF_8))
                    .contains(words);
        }
    }

    @Test
    void the_licence_of_the_jar_is_that_of_the_project() throws IOException {
        String classpath = System.getProperty("hydra.classpath");
        assumeThat(classpath).endsWith("hydra.jar");

        try (JarFile jar = new JarFile(classpath)) {
            assertThat(jar.getInputStream(jar.getEntry("META-INF/LICENSE")).readAllBytes())
                    .isEqualTo(Files.readAllBytes(Path.of(System.getProperty("hydra.root"), "LICENSE")));
        }
    }
}
