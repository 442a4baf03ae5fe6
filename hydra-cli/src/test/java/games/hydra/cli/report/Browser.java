package games.hydra.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Assumptions;

/** A real browser without a window, one process for each page. */
record Browser(Path program) {
    private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome");
    private static final List<String> OPTIONS = List.of(
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
            "--force-color-profile=srgb",
            "--dump-dom");
    private static final int MOST_SECONDS = 90;

    /** What the browser made of a page: the elements when all scripts were done, and the picture. */
    record Seen(String dom, BufferedImage picture) {}

    /** The browser of this machine. Without one the test is skipped, but not where changes are checked for good. */
    static Browser installed() {
        Optional<Path> found = NAMES.stream().flatMap(Browser::onPath).findFirst();
        if (found.isEmpty() && !"true".equals(System.getenv("CI"))) {
            Assumptions.abort("no browser on the PATH: none of " + String.join(", ", NAMES));
        }
        assertThat(found).as("a browser on the PATH, one of %s", NAMES).isPresent();
        return new Browser(found.orElseThrow());
    }

    private static Stream<Path> onPath(String name) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable);
    }

    Seen open(String page, int width, int height) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("hydra-browser");
        try {
            Files.writeString(folder.resolve("page.html"), page);
            run(folder, width, height);
            return new Seen(
                    Files.readString(folder.resolve("dom.html")),
                    ImageIO.read(folder.resolve("picture.png").toFile()));
        } finally {
            delete(folder);
        }
    }

    private void run(Path folder, int width, int height) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command(folder, width, height))
                .redirectOutput(folder.resolve("dom.html").toFile())
                .redirectError(folder.resolve("errors.txt").toFile())
                .start();
        try {
            assertThat(process.waitFor(MOST_SECONDS, TimeUnit.SECONDS))
                    .as("the browser is done within %s seconds", MOST_SECONDS)
                    .isTrue();
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly().waitFor();
        }
        assertThat(process.exitValue()).as("status of the browser").isZero();
    }

    private List<String> command(Path folder, int width, int height) {
        List<String> command = new ArrayList<>();
        command.add(program.toString());
        command.addAll(OPTIONS);
        command.add("--window-size=" + width + "," + height);
        command.add("--user-data-dir=" + folder.resolve("profile"));
        command.add("--screenshot=" + folder.resolve("picture.png"));
        command.add(folder.resolve("page.html").toUri().toString());
        return command;
    }

    /** As far as it goes: a process of the browser may be the last to leave. */
    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted((one, other) -> other.compareTo(one)).map(Path::toFile).forEach(File::delete);
        } catch (UncheckedIOException gone) {
            // Somebody else deleted it meanwhile.
        }
    }
}
