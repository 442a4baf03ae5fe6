package games.hydra.cli.json;

/** Ends the reading of a run at its first problem; it never leaves this package. */
final class Unreadable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient JsonProblem problem;

    Unreadable(JsonProblem problem) {
        super(problem.toString(), null, false, false);
        this.problem = problem;
    }

    JsonProblem problem() {
        return problem;
    }
}
