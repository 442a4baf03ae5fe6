package games.hydra.notation;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.rule.PlacementRule;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The actions of a game text as far as they were read and played.
 *
 * @param rest what is still to be read
 * @param state what the actions led to
 * @param isEnded whether the result was read too
 */
record Movetext(Slice rest, GameState state, Vector<Action> actions, boolean isEnded) {

    static Movetext begin(Slice text, GameState opening) {
        return new Movetext(text, opening, Vector.empty(), false);
    }

    /** Reads one more word. */
    Either<NotationProblem, Movetext> advance(Seq<PlacementRule> ownRules) {
        Option<Slice> token = Tokens.first(rest);
        return token.isDefined() ? word(token.get(), ownRules) : truncated(rest);
    }

    /** What follows the result: nothing but comments. */
    Either<NotationProblem, Movetext> nothingFollows() {
        Option<Slice> token = Tokens.first(rest);
        return token.isEmpty() ? Either.right(this) : Either.left(superfluous(token.get()));
    }

    private Either<NotationProblem, Movetext> word(Slice token, Seq<PlacementRule> ownRules) {
        if (Tokens.isUnclosedComment(token)) {
            return Either.left(unclosed(token));
        }
        if (ResultWord.isOne(token)) {
            return result(token);
        }
        // A result has to follow, so this word may have been cut off as well.
        return token.touchesEnd() ? truncated(token) : action(token, ownRules);
    }

    private Either<NotationProblem, Movetext> result(Slice token) {
        return token.is(ResultWord.write(state.outcome()))
                ? Either.right(new Movetext(token.following(), state, actions, true))
                : Either.left(new NotationProblem.WrongResult(token.place(), token.excerpt(), state.outcome()));
    }

    private Either<NotationProblem, Movetext> action(Slice token, Seq<PlacementRule> ownRules) {
        return actions.size() == GameNotation.MOST_ACTIONS
                ? Either.left(new NotationProblem.TooMany(token.place(), Limited.ACTIONS, GameNotation.MOST_ACTIONS))
                : ActionNotation.read(token, ownRules).flatMap(action -> play(token, action));
    }

    private Either<NotationProblem, Movetext> play(Slice token, Action action) {
        return Hydra.step(state, action)
                .match(
                        accepted -> Either.right(
                                new Movetext(token.following(), accepted.state(), actions.append(action), false)),
                        rejected -> Either.left(new NotationProblem.RefusedAction(
                                token.place(), actions.size(), action, rejected.reason())));
    }

    private static Either<NotationProblem, Movetext> truncated(Slice text) {
        return Either.left(new NotationProblem.Truncated(text.end().place()));
    }

    private static NotationProblem superfluous(Slice token) {
        return Tokens.isUnclosedComment(token)
                ? unclosed(token)
                : new NotationProblem.TextAfterEnd(token.place(), token.excerpt());
    }

    private static NotationProblem unclosed(Slice token) {
        return new NotationProblem.UnclosedComment(token.place());
    }
}
