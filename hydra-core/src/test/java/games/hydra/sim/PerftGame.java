package games.hydra.sim;

import games.hydra.Action;
import games.hydra.Dealing;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Setup;
import games.hydra.notation.ActionNotation;
import games.hydra.notation.GameRecord;
import games.hydra.notation.RuleSetNotation;
import games.hydra.random.Rng;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.List;
import java.util.Locale;

/** The game that led to a position of the table, in few words: {@code 2 42 from-piles cut=free turn 1=A}. */
public record PerftGame(int players, long seed, Dealing dealing, String rules, Seq<Action> actions) {
    private static final int FIRST_ACTION = 4;

    static PerftGame opening(int players, long seed, Dealing dealing, String rules) {
        return new PerftGame(players, seed, dealing, rules, Vector.empty());
    }

    static PerftGame read(String text) {
        List<String> words = List.of(text.split(" "));
        Dealing dealing = Dealing.valueOf(words.get(2).replace('-', '_').toUpperCase(Locale.ROOT));
        Seq<Action> actions = Vector.ofAll(words.subList(FIRST_ACTION, words.size()))
                .map(word -> ActionNotation.read(word).get());
        return new PerftGame(
                Integer.parseInt(words.get(0)), Long.parseLong(words.get(1)), dealing, words.get(3), actions);
    }

    /** This game and so many random actions more, or as many as there are to its end. */
    PerftGame played(int more) {
        GameState state = position();
        Rng dice = Rng.seeded(seed);
        Seq<Action> played = actions;
        for (int count = 0; count < more && !state.isOver(); count++) {
            Seq<Action> choices = choices(state);
            Rng.Drawn<Integer> choice = dice.below(choices.size());
            dice = choice.next();
            played = played.append(choices.get(choice.value()));
            state = Hydra.step(state, played.last()).state();
        }
        return new PerftGame(players, seed, dealing, rules, played);
    }

    /** By hand a held card could be dealt again and again; the game should move on. */
    private static Seq<Action> choices(GameState state) {
        Seq<Action> legal = Hydra.legalActions(state);
        Seq<Action> moves = legal.reject(Action.Deal.class::isInstance);
        return moves.isEmpty() ? legal : moves;
    }

    public Setup setup() {
        return new Setup(players, seed, RuleSetNotation.read(rules).get(), dealing);
    }

    GameState position() {
        return new GameRecord(setup(), actions).replay().get().state();
    }

    @Override
    public String toString() {
        String deal = dealing.name().replace('_', '-').toLowerCase(Locale.ROOT);
        return Vector.of(String.valueOf(players), String.valueOf(seed), deal, rules)
                .appendAll(actions.map(ActionNotation::write))
                .mkString(" ");
    }
}
