package games.hydra.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The Kotlin scripts, read as text: one declaration a line. */
record GradleBuild(String settings, String root, Map<String, String> scripts) {

    private static final Pattern INCLUDE = Pattern.compile("^include\\((.*)\\)$", Pattern.MULTILINE);
    private static final Pattern COMPILER_ARGUMENTS =
            Pattern.compile("options\\.compilerArgs\\.addAll\\(\\s*listOf\\((.*?)\\)", Pattern.DOTALL);
    private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"");
    private static final Pattern DEPENDENCY = Pattern.compile(
            "^    \"?(\\w+)\"?\\((platform\\(|testFixtures\\()?(?:libs\\.([\\w.]+)|project\\(\":([\\w-]+)\"\\))\\)",
            Pattern.MULTILINE);
    private static final Pattern EXCLUDE =
            Pattern.compile("^        exclude\\(group = \"([^\"]+)\", module = \"([^\"]+)\"\\)$", Pattern.MULTILINE);
    private static final Pattern COORDINATES = Pattern.compile("\"(?!scm:)[\\w.-]+:[\\w.-]+(:[^\"]*)?\"");
    private static final Pattern METADATA = Pattern.compile("^ +\\w+ = \"([^\"]*)\"$", Pattern.MULTILINE);

    private static final Map<String, String> SCOPES = Map.ofEntries(
            Map.entry("api", "compile"),
            Map.entry("implementation", "compile"),
            Map.entry("runtimeOnly", "runtime"),
            Map.entry("compileOnly", "provided"),
            Map.entry("annotationProcessor", "processor"),
            Map.entry("testFixturesApi", "test"),
            Map.entry("testFixturesCompileOnly", "test"),
            Map.entry("testImplementation", "test"),
            Map.entry("testCompileOnly", "test"),
            Map.entry("testRuntimeOnly", "test"),
            Map.entry("jmhImplementation", "test"),
            Map.entry("jmhAnnotationProcessor", "processor"));

    static GradleBuild read(Path root) throws IOException {
        String settings = Files.readString(root.resolve("settings.gradle.kts"));
        Map<String, String> scripts = new TreeMap<>();
        for (String module : included(settings)) {
            scripts.put(module, Files.readString(root.resolve(module).resolve("build.gradle.kts")));
        }
        return new GradleBuild(settings, Files.readString(root.resolve("build.gradle.kts")), scripts);
    }

    private static List<String> included(String settings) {
        return all(INCLUDE, settings).stream()
                .flatMap(include -> all(QUOTED, include.group(1)).stream())
                .map(name -> name.group(1))
                .toList();
    }

    /** What stands after {@code name =} in the root script, without quotes. */
    String setting(String name) {
        return all(Pattern.compile("\\b" + Pattern.quote(name) + " = \"?([^\"\\s]+)\"?"), root).stream()
                .map(setting -> setting.group(1))
                .findFirst()
                .orElse("no " + name);
    }

    List<String> compilerArguments() {
        return all(COMPILER_ARGUMENTS, root).stream()
                .flatMap(block -> all(QUOTED, block.group(1)).stream())
                .map(quoted -> quoted.group(1))
                .toList();
    }

    /** The texts that a module says about itself when it is published. */
    List<String> metadata(String module) {
        String script = scripts.get(module);
        return all(METADATA, script.substring(script.indexOf(" pom {"))).stream()
                .map(found -> found.group(1))
                .toList();
    }

    /** Dependencies that go past the catalog. */
    Set<String> literalCoordinates() {
        Set<String> found = new TreeSet<>();
        scripts.values().forEach(script -> all(COORDINATES, script).forEach(match -> found.add(match.group())));
        return found;
    }

    /** What a module is built with, in the words of {@link MavenBuild#scopes}. */
    Map<String, Set<String>> scopes(String module, VersionCatalog catalog) {
        Scopes scopes = new Scopes();
        for (MatchResult found : all(DEPENDENCY, scripts.get(module))) {
            boolean platform = "platform(".equals(found.group(2));
            String fixtures = "testFixtures(".equals(found.group(2)) ? ":test-fixtures" : "";
            String name = found.group(3) == null
                    ? setting("group") + ":" + found.group(4) + fixtures
                    : catalog.module(found.group(3));
            scopes.add(platform ? "platform" : SCOPES.getOrDefault(found.group(1), found.group(1)), name);
        }
        return scopes.narrowed();
    }

    /** What the libraries of a module would bring with them, and do not. */
    List<String> exclusions(String module) {
        return all(EXCLUDE, scripts.get(module)).stream()
                .map(found -> found.group(1) + ":" + found.group(2))
                .toList();
    }

    private static List<MatchResult> all(Pattern pattern, String text) {
        return pattern.matcher(text).results().toList();
    }
}
