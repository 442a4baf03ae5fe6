package games.hydra.cli.report;

/** Chart.js, as its WebJar has it. */
final class ChartLibrary {
    /** The path has the version in it: it changes with the one in the builds. */
    private static final String HOME = "/META-INF/resources/webjars/chart.js/4.5.1/";

    private ChartLibrary() {}

    /** The whole library, without the last line, which names a file for debuggers that a page alone does not have. */
    static String script() {
        return Resource.text(HOME + "dist/chart.umd.min.js")
                .replaceFirst("\\R//# sourceMappingURL=\\S*\\s*$", "")
                .strip();
    }

    /** What has to go with every copy of it. */
    static String licence() {
        return Resource.text(HOME + "LICENSE.md").strip();
    }
}
