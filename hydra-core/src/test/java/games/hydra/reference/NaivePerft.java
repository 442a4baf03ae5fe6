package games.hydra.reference;

import games.hydra.Action;
import games.hydra.Dealing;
import games.hydra.Event;
import games.hydra.Hydra;
import games.hydra.Setup;
import games.hydra.random.Rng;
import games.hydra.sim.PerftGame;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts sequences of actions by the naive game. From the engine it takes the deal and the generator, and nothing else. A
 * naive game can't be copied, so every sequence is played from the deal on.
 */
final class NaivePerft {
    private final NaiveRules rules;
    private final boolean byHand;
    private final List<List<String>> dealt;
    private final Rng dealtRng;
    private boolean undecided;

    NaivePerft(Setup setup) {
        Event.Dealt deal = (Event.Dealt) Hydra.open(setup).get().events().head();
        rules = new NaiveRules(EngineText.options(setup.rules()));
        byHand = setup.dealing() == Dealing.BY_HAND;
        dealt = deal.draws().map(EngineText::cards).asJava();
        dealtRng = deal.rng();
    }

    static NaivePerft of(PerftGame game) {
        return new NaivePerft(game.setup());
    }

    /** Whether a stalemate could not be told on the way, so that the count may be wrong. */
    boolean isUndecided() {
        return undecided;
    }

    long count(Seq<Action> played, int depth) {
        return count(new ArrayList<>(played.map(EngineText::move).asJava()), depth);
    }

    private long count(List<NaiveMove> played, int depth) {
        List<NaiveMove> moves = replay(played).allowedMoves();
        if (depth == 1) {
            return moves.size();
        }
        long total = 0;
        for (NaiveMove move : moves) {
            played.add(move);
            total += count(played, depth - 1);
            played.remove(played.size() - 1);
        }
        return total;
    }

    private NaiveGame replay(List<NaiveMove> moves) {
        NaiveGame game = new NaiveGame(rules, dealt, byHand, new Shuffler(dealtRng)::shuffled);
        for (NaiveMove move : moves) {
            game.play(move);
            undecided |= game.undecided;
        }
        return game;
    }

    /** Shuffles one pile after the other. Which card goes where does not depend on the cards, so text does as well. */
    private static final class Shuffler {
        private Rng rng;

        Shuffler(Rng rng) {
            this.rng = rng;
        }

        List<String> shuffled(List<String> cards) {
            Rng.Drawn<io.vavr.collection.List<String>> order = rng.shuffled(io.vavr.collection.List.ofAll(cards));
            rng = order.next();
            return order.value().asJava();
        }
    }
}
