package games.hydra.notation;

import games.hydra.Action;
import games.hydra.Outcome;
import games.hydra.Rejection;
import games.hydra.SetupProblem;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Why a text can't be read: what is wrong, where, and what a front end needs to explain it. What is quoted from the text is
 * cut to a length that can be shown, but otherwise is as it was found: it may hold any character.
 *
 * <p>Ask for single kinds, or answer to each of them with {@link #match}, as {@link Action} shows.
 *
 * <pre>{@code
 * NotationProblem problem = RuleSetNotation.read("cut=free,jokers=99").getLeft();
 * String code = problem.code(); // "notation/bad-value"
 * int column = problem.column(); // 17
 * }</pre>
 */
public sealed interface NotationProblem {

    /** Where the first bad part of the text begins. */
    Place place();

    /** A stable name for this kind of problem, such as {@code notation/unknown-action}. */
    String code();

    <R> R match(Cases<R> cases);

    /** From 1. */
    default int line() {
        return place().line();
    }

    /** From 1. */
    default int column() {
        return place().column();
    }

    /** There is more of something than is ever read; the place is where the limit is passed. */
    record TooMany(Place place, Limited what, int most) implements NotationProblem {
        @Override
        public String code() {
            return what.code();
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.tooMany(this);
        }
    }

    /** The text is no Hydra text at all: it does not begin like one. */
    record Foreign(Place place) implements NotationProblem {
        @Override
        public String code() {
            return "notation/foreign";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.foreign(this);
        }
    }

    /** The text was written for another version than {@link Versions} supports. */
    record UnsupportedVersion(Place place, Versioned what, String found, int supported) implements NotationProblem {
        @Override
        public String code() {
            return what.code();
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.unsupportedVersion(this);
        }
    }

    /** The text ends before it is complete. */
    record Truncated(Place place) implements NotationProblem {
        @Override
        public String code() {
            return "notation/truncated";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.truncated(this);
        }
    }

    /** A comment begins here and never ends. */
    record UnclosedComment(Place place) implements NotationProblem {
        @Override
        public String code() {
            return "notation/unclosed-comment";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.unclosedComment(this);
        }
    }

    /** Something else was expected here than what was found. */
    record Unknown(Place place, Expected expected, String found) implements NotationProblem {
        @Override
        public String code() {
            return expected.code();
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.unknown(this);
        }
    }

    /** This is no value of the option or the tag with this name. */
    record BadValue(Place place, String name, String found) implements NotationProblem {
        @Override
        public String code() {
            return "notation/bad-value";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.badValue(this);
        }
    }

    /** The option or the tag with this name was given before. */
    record Repeated(Place place, String name) implements NotationProblem {
        @Override
        public String code() {
            return "notation/repeated";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.repeated(this);
        }
    }

    /** The actions begin, and the tag with this name was not given. */
    record Missing(Place place, String name) implements NotationProblem {
        @Override
        public String code() {
            return "notation/missing";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.missing(this);
        }
    }

    /** No game can start from this set-up, or be played by so many. */
    record ImpossibleSetup(Place place, Seq<SetupProblem> problems) implements NotationProblem {
        @Override
        public String code() {
            return "notation/impossible-setup";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.impossibleSetup(this);
        }
    }

    /** Every part of the position can be read, but they contradict each other. */
    record ImpossiblePosition(Place place) implements NotationProblem {
        @Override
        public String code() {
            return "notation/impossible-position";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.impossiblePosition(this);
        }
    }

    /** The engine refuses the action with this index, from 0. */
    record RefusedAction(Place place, int index, Action action, Rejection reason) implements NotationProblem {
        @Override
        public String code() {
            return "notation/refused-action";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.refusedAction(this);
        }
    }

    /** The actions lead to another result than the text says; none if the game is not over. */
    record WrongResult(Place place, String found, Option<Outcome> reached) implements NotationProblem {
        @Override
        public String code() {
            return "notation/wrong-result";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.wrongResult(this);
        }
    }

    /** The game is possible, but it is not the one that the checksum was written for. */
    record WrongChecksum(Place place, String found, String actual) implements NotationProblem {
        @Override
        public String code() {
            return "notation/wrong-checksum";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.wrongChecksum(this);
        }
    }

    /** The text goes on where it should end. */
    record TextAfterEnd(Place place, String found) implements NotationProblem {
        @Override
        public String code() {
            return "notation/text-after-end";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.textAfterEnd(this);
        }
    }

    /** What to do for each kind of problem. */
    interface Cases<R> {
        R tooMany(TooMany problem);

        R foreign(Foreign problem);

        R unsupportedVersion(UnsupportedVersion problem);

        R truncated(Truncated problem);

        R unclosedComment(UnclosedComment problem);

        R unknown(Unknown problem);

        R badValue(BadValue problem);

        R repeated(Repeated problem);

        R missing(Missing problem);

        R impossibleSetup(ImpossibleSetup problem);

        R impossiblePosition(ImpossiblePosition problem);

        R refusedAction(RefusedAction problem);

        R wrongResult(WrongResult problem);

        R wrongChecksum(WrongChecksum problem);

        R textAfterEnd(TextAfterEnd problem);
    }
}
