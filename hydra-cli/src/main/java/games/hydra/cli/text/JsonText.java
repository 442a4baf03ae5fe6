package games.hydra.cli.text;

import games.hydra.cli.json.JsonProblem;

/** Why a file is not a run of games, in one line. */
public record JsonText() implements JsonProblem.Cases<String> {

    public static String of(JsonProblem problem) {
        return problem.match(new JsonText());
    }

    @Override
    public String tooLong(JsonProblem.TooLong problem) {
        return "the file is too long for a run of games (over " + problem.mostBytes() + " bytes)";
    }

    @Override
    public String truncated(JsonProblem.Truncated problem) {
        return "line " + problem.line() + ", column " + problem.column() + ": the file ends too early";
    }

    @Override
    public String malformed(JsonProblem.Malformed problem) {
        return "line " + problem.line() + ", column " + problem.column() + ": this is no JSON that can be read";
    }

    @Override
    public String foreign(JsonProblem.Foreign problem) {
        return "this is no run of games that hydra simulate has written";
    }

    @Override
    public String unsupportedVersion(JsonProblem.UnsupportedVersion problem) {
        return "it is written in version " + problem.version() + ", which this program does not know";
    }

    @Override
    public String missing(JsonProblem.Missing problem) {
        return problem.path() + " is missing";
    }

    @Override
    public String unexpected(JsonProblem.Unexpected problem) {
        return problem.path() + " must be " + name(problem.expected());
    }

    @Override
    public String impossibleExperiment(JsonProblem.ImpossibleExperiment problem) {
        return ExperimentText.of(problem.problems());
    }

    @Override
    public String contradiction(JsonProblem.Contradiction problem) {
        return "the figures contradict each other: they are not those of these games";
    }

    private static String name(JsonProblem.Expected expected) {
        return switch (expected) {
            case OBJECT -> "an object";
            case LIST -> "a list";
            case PAIR -> "a pair of numbers";
            case TEXT -> "a text";
            case COUNT -> "a whole number, not negative and not too big";
            case SMALL_NUMBER -> "a smaller number";
            case SEED -> "a seed";
            case RULES -> "rules of this program";
            case RANGES -> "ranges of game numbers in order, with a gap between any two";
        };
    }
}
