package games.hydra.cli.text;

import games.hydra.notation.Limited;
import games.hydra.notation.NotationProblem;
import games.hydra.notation.Versioned;

/** What is wrong with the text of a game and where, in a line. */
public record NotationText() implements NotationProblem.Cases<String> {

    public static String of(NotationProblem problem) {
        return "line " + problem.line() + ", column " + problem.column() + ": " + problem.match(new NotationText());
    }

    @Override
    public String tooMany(NotationProblem.TooMany problem) {
        return "there are more than " + problem.most() + " " + plural(problem.what());
    }

    private static String plural(Limited what) {
        return switch (what) {
            case CHARACTERS -> "characters";
            case ACTIONS -> "actions";
            case RULES -> "rules";
        };
    }

    @Override
    public String foreign(NotationProblem.Foreign problem) {
        return "this is no saved game of Hydra";
    }

    @Override
    public String unsupportedVersion(NotationProblem.UnsupportedVersion problem) {
        String what = problem.what() == Versioned.RULES ? "the rules" : "the notation";
        return "the game has version " + quote(problem.found()) + " of " + what + ", and only version "
                + problem.supported() + " can be read";
    }

    @Override
    public String truncated(NotationProblem.Truncated problem) {
        return "the file ends here, before the game does";
    }

    @Override
    public String unclosedComment(NotationProblem.UnclosedComment problem) {
        return "this comment is never closed";
    }

    @Override
    public String unknown(NotationProblem.Unknown problem) {
        return switch (problem.expected()) {
            case ACTION -> "there is no action " + quote(problem.found());
            case TAG -> "there is no tag " + quote(problem.found());
            case RULE, OWN_RULE -> "there is no rule " + quote(problem.found());
            case CARD, FACE_UP_CARD -> "there is no card " + quote(problem.found());
            case HEADS, PLAYER, COUNT, PHASE, RNG, STALEMATE -> "this can't be read: " + quote(problem.found());
        };
    }

    @Override
    public String badValue(NotationProblem.BadValue problem) {
        return quote(problem.found()) + " is no value of " + problem.name();
    }

    @Override
    public String repeated(NotationProblem.Repeated problem) {
        return problem.name() + " is given twice";
    }

    @Override
    public String missing(NotationProblem.Missing problem) {
        return problem.name() + " is missing";
    }

    @Override
    public String impossibleSetup(NotationProblem.ImpossibleSetup problem) {
        return problem.problems().map(SetupText::of).mkString("; ");
    }

    @Override
    public String impossiblePosition(NotationProblem.ImpossiblePosition problem) {
        return "the parts of this position contradict each other";
    }

    @Override
    public String refusedAction(NotationProblem.RefusedAction problem) {
        return "action " + (problem.index() + 1) + " is not allowed here: " + Explanation.of(problem.reason());
    }

    @Override
    public String wrongResult(NotationProblem.WrongResult problem) {
        return "the actions do not lead to the result " + quote(problem.found());
    }

    @Override
    public String wrongChecksum(NotationProblem.WrongChecksum problem) {
        return "the game was changed after it was saved: its checksum is " + quote(problem.actual()) + " and not "
                + quote(problem.found());
    }

    @Override
    public String textAfterEnd(NotationProblem.TextAfterEnd problem) {
        return "the game has ended, and yet there is " + quote(problem.found());
    }

    /** A foreign file may hold anything; only what can be printed on one line is. */
    private static String quote(String found) {
        return '"' + found.replaceAll("\\P{Print}", "?") + '"';
    }
}
