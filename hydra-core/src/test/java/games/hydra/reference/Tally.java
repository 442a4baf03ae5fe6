package games.hydra.reference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** How often each thing came up in the games played, so that a test can tell that it has tested something. */
final class Tally {
    private final Map<String, Integer> counts = new TreeMap<>();
    private final List<Divergence> divergences = new ArrayList<>();

    void count(String what) {
        counts.merge(what, 1, Integer::sum);
    }

    void add(Divergence divergence) {
        divergences.add(divergence);
    }

    Tally plus(Tally other) {
        Tally sum = new Tally();
        List.of(this, other).forEach(part -> {
            part.counts.forEach((what, count) -> sum.counts.merge(what, count, Integer::sum));
            sum.divergences.addAll(part.divergences);
        });
        return sum;
    }

    int of(String what) {
        return counts.getOrDefault(what, 0);
    }

    int divergences() {
        return divergences.size();
    }

    /** The shortest is the easiest to understand. */
    Optional<Divergence> shortestDivergence() {
        return divergences.stream().min(Comparator.comparingInt(Divergence::length));
    }

    @Override
    public String toString() {
        return counts.toString();
    }
}
