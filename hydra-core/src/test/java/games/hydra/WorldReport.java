package games.hydra;

import games.hydra.notation.PositionNotation;
import io.vavr.control.Option;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What was found in a small world: how often each thing came up, and the first state in which a law was broken.
 */
record WorldReport(SmallWorld world, Map<String, Integer> counts, Map<String, String> broken) {
    static final String STATES = "states";
    static final String STEPS = "steps";
    static final String SHUFFLED = "shuffled";
    static final String RESERVE_TAKEN = "reserve taken";
    static final String STALEMATES = "stalemates";
    static final String DRAWN = "drawn";
    static final String WON = "won";
    static final String WON_BY_LOSING = "won by losing";

    void count(GameState state) {
        add(STATES, true);
        add(STALEMATES, state.stalemate() && state.phase() instanceof Phase.BetweenTurns);
        state.outcome().forEach(outcome -> add(word(outcome), true));
    }

    void count(Result.Accepted step) {
        add(STEPS, true);
        add(SHUFFLED, step.events().exists(Event.PileReshuffled.class::isInstance));
        add(RESERVE_TAKEN, step.events().exists(Event.ReserveTaken.class::isInstance));
    }

    void broken(Enum<?> law, GameState state) {
        broken.putIfAbsent(law.name(), world + ": " + PositionNotation.write(state));
    }

    Option<String> broken(Enum<?> law) {
        return Option.of(broken.get(law.name()));
    }

    int of(String thing) {
        return counts.getOrDefault(thing, 0);
    }

    private void add(String thing, boolean cameUp) {
        counts.merge(thing, cameUp ? 1 : 0, Integer::sum);
    }

    private static String word(Outcome outcome) {
        return outcome.match(win -> win.how() == Outcome.Victory.BY_LOSING ? WON_BY_LOSING : WON, draw -> DRAWN);
    }

    /** One line of the file that is reviewed. */
    @Override
    public String toString() {
        return counts.entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(", ", world + ": ", ""));
    }
}
