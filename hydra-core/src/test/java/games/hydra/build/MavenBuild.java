package games.hydra.build;

import games.hydra.build.Pom.Dependency;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The parent pom and the poms of its modules. */
record MavenBuild(Pom parent, Map<String, Pom> modules) {

    /** Stands for the version of a dependency whose version no pom of ours gives. */
    static final String BY_BOM = "by a BOM";

    private static final Pattern LIBRARY_PROPERTY = Pattern.compile("\\$\\{(.+)\\.version}");

    static MavenBuild read(Path root) throws Exception {
        MavenBuild build = new MavenBuild(Pom.read(root.resolve("pom.xml")), new TreeMap<>());
        for (String module : build.parent.texts("/project/modules/module")) {
            build.modules.put(module, Pom.read(root.resolve(module).resolve("pom.xml")));
        }
        return build;
    }

    /** Dependencies that at least one module is built with. */
    Set<String> usedCoordinates() {
        return coordinates(Stream.concat(boms().stream(), built()));
    }

    /** The same, and what is only managed. */
    Set<String> declaredCoordinates() {
        return coordinates(declared());
    }

    /** The version properties that dependencies refer to, named as in the catalog. */
    Map<String, String> libraryVersions() {
        return declared()
                .map(dependency -> LIBRARY_PROPERTY.matcher(dependency.version()))
                .filter(matcher -> matcher.matches() && !matcher.group(1).equals("project"))
                .collect(Collectors.toMap(m -> m.group(1), m -> resolved(m.group()), (a, b) -> a, TreeMap::new));
    }

    /** What a module is built with, by Maven's scopes and two of our own: "platform" and "processor". */
    Map<String, Set<String>> scopes(String module) {
        Scopes scopes = new Scopes();
        Pom pom = modules.get(module);
        boms().forEach(bom -> scopes.add("platform", bom.module()));
        pom.processors().forEach(processor -> scopes.add("processor", processor.module()));
        pom.dependencies().forEach(dependency -> scopes.add(dependency.scope(), dependency.module()));
        return scopes.narrowed();
    }

    /** What the libraries of a module would bring with them, and do not. */
    List<String> exclusions(String module) {
        return modules.get(module).exclusions().stream().map(Dependency::module).toList();
    }

    private List<Dependency> boms() {
        return parent.managed().stream()
                .filter(dependency -> dependency.scope().equals("import"))
                .toList();
    }

    private Stream<Dependency> declared() {
        return Stream.concat(parent.managed().stream(), built());
    }

    private Stream<Dependency> built() {
        return Stream.concat(Stream.of(parent), modules.values().stream())
                .flatMap(pom -> Stream.concat(pom.dependencies().stream(), pom.processors().stream()));
    }

    private Set<String> coordinates(Stream<Dependency> dependencies) {
        return dependencies
                .filter(dependency -> !dependency.group().equals(parent.text("/project/groupId")))
                .map(dependency -> dependency.module() + ":" + version(dependency))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private String version(Dependency dependency) {
        return Stream.concat(Stream.of(dependency), parent.managed().stream())
                .filter(candidate -> candidate.module().equals(dependency.module()))
                .map(Dependency::version)
                .filter(version -> !version.isEmpty())
                .findFirst()
                .map(this::resolved)
                .orElse(BY_BOM);
    }

    private String resolved(String version) {
        String name = version.replaceAll("^\\$\\{|}$", "");
        return name.equals(version) ? version : parent.text("/project/properties/" + name);
    }
}
