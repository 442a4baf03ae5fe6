package games.hydra.notation;

import games.hydra.GameState;
import games.hydra.Phase;
import games.hydra.random.Rng;
import games.hydra.rule.PlacementRule;
import games.hydra.rule.RuleSet;
import games.hydra.table.Heads;
import games.hydra.table.Player;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** Reads a position field by field, from left to right. */
final class PositionReader {
    static final char SEPARATOR = ' ';

    private static final int FIELDS = 7;

    private PositionReader() {}

    static Either<NotationProblem, GameState> read(Slice text, Seq<PlacementRule> ownRules) {
        Vector<Slice> fields = text.split(SEPARATOR).take(FIELDS + 1).toVector();
        return VersionsText.read(fields.head())
                .flatMap(supported -> complete(text, fields))
                .flatMap(complete -> state(complete, ownRules));
    }

    /** Only a text of a version that is supported is known to have so many fields. */
    private static Either<NotationProblem, Vector<Slice>> complete(Slice text, Vector<Slice> fields) {
        if (fields.size() < FIELDS) {
            return Either.left(new NotationProblem.Truncated(text.end().place()));
        }
        return fields.size() == FIELDS ? Either.right(fields) : Either.left(superfluous(fields.last()));
    }

    private static Either<NotationProblem, GameState> state(Vector<Slice> fields, Seq<PlacementRule> ownRules) {
        return RuleSetNotation.read(fields.get(1), ownRules)
                .flatMap(rules -> HeadsText.read(fields.get(2))
                        .flatMap(heads -> PlayersText.read(fields.get(3))
                                .flatMap(players -> PhaseText.read(fields.get(4))
                                        .flatMap(phase -> RngText.read(fields.get(5))
                                                .flatMap(rng -> StalemateText.read(fields.get(6))
                                                        .flatMap(stalemate -> state(
                                                                fields, rules, heads, players, phase, rng,
                                                                stalemate)))))));
    }

    /** Whether the parts go together is for the state itself to say; what it refuses has to do with the phase. */
    private static Either<NotationProblem, GameState> state(
            Vector<Slice> fields,
            RuleSet rules,
            Heads heads,
            Vector<Player> players,
            Phase phase,
            Rng rng,
            boolean stalemate) {
        try {
            return Either.right(new GameState(rules, heads, players, phase, rng, stalemate));
        } catch (IllegalArgumentException contradiction) {
            return Either.left(
                    new NotationProblem.ImpossiblePosition(fields.get(4).place()));
        }
    }

    private static NotationProblem superfluous(Slice field) {
        return new NotationProblem.TextAfterEnd(field.place(), field.excerpt());
    }
}
