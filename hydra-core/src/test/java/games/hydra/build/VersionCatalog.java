package games.hydra.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The part of TOML that {@code gradle/libs.versions.toml} is written in: one entry a line. */
record VersionCatalog(Map<String, String> versions, Map<String, Library> libraries) {

    /** A library without a version of its own takes the one of a BOM. */
    record Library(String module, String version) {
        String coordinates() {
            return module + ":" + version;
        }
    }

    private static final Pattern VERSION = Pattern.compile("([\\w-]+) = \"([^\"]+)\"");
    private static final Pattern LIBRARY =
            Pattern.compile("([\\w-]+) = \\{ module = \"([^\"]+)\"(?:, version\\.ref = \"([^\"]+)\")? }");

    static VersionCatalog read(Path file) throws IOException {
        VersionCatalog catalog = new VersionCatalog(new TreeMap<>(), new TreeMap<>());
        String section = "";
        for (String line : Files.readAllLines(file)) {
            if (line.startsWith("[")) {
                section = line;
            } else if (!line.isBlank() && !line.startsWith("#")) {
                catalog.add(section, line);
            }
        }
        return catalog;
    }

    private void add(String section, String line) {
        switch (section) {
            case "[versions]" -> {
                Matcher entry = matched(VERSION, line);
                versions.put(entry.group(1), entry.group(2));
            }
            case "[libraries]" -> {
                Matcher entry = matched(LIBRARY, line);
                libraries.put(entry.group(1), new Library(entry.group(2), versionOf(entry.group(3))));
            }
            default -> throw new IllegalArgumentException("unknown section " + section + ": " + line);
        }
    }

    private String versionOf(String reference) {
        return reference == null ? MavenBuild.BY_BOM : versions.getOrDefault(reference, "no version " + reference);
    }

    private static Matcher matched(Pattern pattern, String line) {
        Matcher matcher = pattern.matcher(line);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("not understood: " + line);
        }
        return matcher;
    }

    Set<String> coordinates() {
        Set<String> all = new TreeSet<>();
        libraries.values().forEach(library -> all.add(library.coordinates()));
        return all;
    }

    /** The module that a script means by {@code libs.junit.bom}, given {@code junit.bom}. */
    String module(String accessor) {
        Library library = libraries.get(accessor.replace('.', '-'));
        return library == null ? "not in the catalog: " + accessor : library.module();
    }
}
