package games.hydra.reference;

import games.hydra.Action;
import games.hydra.Dealing;
import games.hydra.Event;
import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.Phase;
import games.hydra.Result;
import games.hydra.Setup;
import games.hydra.rule.RuleSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** One game played by the engine and the naive game at once, compared after every action. */
final class Lockstep {
    static final String GAMES = "games";
    static final String STEPS = "steps";
    static final String REFUSED = "refused";
    static final String UNDECIDED = "undecided";
    static final String STALEMATE_AT_ONE_HEAD = "stalemate at one head";
    static final String STALEMATE_AT_MORE_HEADS = "stalemate at more heads";

    private static final int MOST_ACTIONS = 120;

    private final Tally tally = new Tally();
    private final Setup setup;
    private final RandomTable random;
    private final List<Action> actions = new ArrayList<>();
    private final Deque<List<String>> shuffles = new ArrayDeque<>();
    private final List<List<String>> dealt;
    private final NaiveGame naive;
    private GameState state;
    private Seq<Action> legal = Vector.empty();
    private RuleSet comparedRules = RuleSet.STANDARD;
    private int stalematesReported;

    private Lockstep(Setup setup, RandomTable random) {
        this.setup = setup;
        this.random = random;
        Result opened = Hydra.open(setup).get();
        state = opened.state();
        dealt = ((Event.Dealt) opened.events().head())
                .draws()
                .map(EngineText::cards)
                .asJava();
        note(opened.events());
        NaiveRules rules = new NaiveRules(EngineText.options(setup.rules()));
        naive = new NaiveGame(rules, dealt, setup.dealing() == Dealing.BY_HAND, this::shuffled);
    }

    static Tally play(long seed, Dealing dealing) {
        RandomTable random = new RandomTable(seed);
        Lockstep game = new Lockstep(random.setup(seed, dealing), random);
        try {
            game.play();
        } catch (Divergence divergence) {
            game.tally.add(divergence);
        }
        return game.tally;
    }

    /** Where they part in a game of these actions, if they do. What both refuse is passed over. */
    static Optional<Divergence> replay(Setup setup, List<Action> actions) {
        Lockstep game = new Lockstep(setup, new RandomTable(0));
        try {
            game.compare();
            actions.forEach(game::step);
            return Optional.empty();
        } catch (Divergence divergence) {
            return Optional.of(divergence);
        }
    }

    private List<String> shuffled(List<String> discard) {
        List<String> order = shuffles.remove();
        if (!sorted(order).equals(sorted(discard))) {
            throw new IllegalStateException("shuffled " + discard + " into " + order);
        }
        return order;
    }

    private static List<String> sorted(List<String> cards) {
        return cards.stream().sorted().toList();
    }

    private void play() {
        tally.count(GAMES);
        requireSame("fairly dealt", String.valueOf(DealCheck.isFair(setup, dealt)), "true");
        compare();
        // One more action than the last of the game: it has to be refused (R6.4).
        boolean wasOver = false;
        for (int count = 0; count < MOST_ACTIONS && !wasOver && !naive.undecided; count++) {
            wasOver = state.isOver();
            step(nextAction());
        }
        if (naive.undecided) {
            tally.count(UNDECIDED);
        }
    }

    private Action nextAction() {
        if (legal.isEmpty() || random.happens(0.1)) {
            return random.anyAction(state);
        }
        boolean changesRules = state.phase() instanceof Phase.BetweenTurns && random.happens(0.05);
        return changesRules ? random.ruleChange(state.rules()) : random.legalAction(legal);
    }

    private void step(Action action) {
        tally.count(STEPS);
        actions.add(action);
        try {
            stepBoth(action);
        } catch (Divergence divergence) {
            throw divergence;
        } catch (RuntimeException failure) {
            throw diverged("one of them failed: " + failure, engineText(), naive.describe(), failure);
        }
    }

    private void stepBoth(Action action) {
        Result result = Hydra.step(state, action);
        NaiveMove move = EngineText.move(action);
        requireSame("allowed", String.valueOf(result.isAccepted()), String.valueOf(naive.isAllowed(move)));
        state = result.state();
        note(result.events());
        if (result.isAccepted()) {
            naive.play(move);
        } else {
            tally.count(REFUSED);
        }
        compare();
        if (!result.isAccepted()) {
            actions.remove(actions.size() - 1);
        }
    }

    private void note(Seq<Event> events) {
        for (Event event : events) {
            tally.count(event.getClass().getSimpleName());
            if (event instanceof Event.PileReshuffled reshuffled) {
                shuffles.add(EngineText.cards(reshuffled.draw()));
            } else if (event instanceof Event.StalemateReached) {
                stalematesReported++;
                tally.count(state.heads().size() == 1 ? STALEMATE_AT_ONE_HEAD : STALEMATE_AT_MORE_HEADS);
            } else if (event instanceof Event.GameEnded ended) {
                tally.count(EnginePhaseText.ending(ended.outcome()));
            }
        }
    }

    private void compare() {
        if (naive.undecided) {
            return;
        }
        requireSame("state", engineText(), naive.describe());
        requireSame("shuffles left", String.valueOf(shuffles), "[]");
        legal = Hydra.legalActions(state);
        List<NaiveMove> engineMoves = legal.map(EngineText::move).asJava();
        List<NaiveMove> naiveMoves = naive.allowedMoves();
        if (!engineMoves.equals(naiveMoves)) {
            throw diverged("moves", engineMoves.toString(), naiveMoves.toString(), null);
        }
        compareRules();
    }

    /** They change seldom, and to read them all takes time. */
    private void compareRules() {
        if (!state.rules().equals(comparedRules)) {
            comparedRules = state.rules();
            String options = EngineText.options(comparedRules).toString();
            requireSame("rules", options, naive.rules.options().toString());
        }
    }

    private String engineText() {
        return EngineText.describe(state, stalematesReported);
    }

    private void requireSame(String what, String engine, String reference) {
        if (!engine.equals(reference)) {
            throw diverged(what, engine, reference, null);
        }
    }

    private Divergence diverged(String what, String engine, String reference, Throwable cause) {
        return new Divergence(setup, actions, what, engine, reference, cause);
    }
}
