package games.hydra;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeMap;

/** Visits every state of a small world and tries every law in it. */
final class Exploration {
    private final SmallWorld world;
    private final Successors successors = new Successors();
    private final ChangeSearch search = new ChangeSearch(successors);
    private final Set<GameState> seen = new HashSet<>();
    private final Deque<GameState> open = new ArrayDeque<>();
    private final WorldReport report;

    private Exploration(SmallWorld world) {
        this.world = world;
        this.report = new WorldReport(world, new TreeMap<>(), new TreeMap<>());
    }

    static WorldReport of(SmallWorld world) {
        Exploration exploration = new Exploration(world);
        exploration.explore();
        return exploration.report;
    }

    private void explore() {
        world.openings().forEach(opening -> reach(opening.state()));
        while (!open.isEmpty()) {
            GameState state = open.pop();
            visit(state);
            Hydra.legalActions(state)
                    .filter(world::hasAction)
                    .flatMap(action -> successors.of(state, action))
                    .forEach(result -> step(StepLaw.Step.of(state, result)));
        }
    }

    private void visit(GameState state) {
        report.count(state);
        WorldLaw.Visit visit = WorldLaw.Visit.of(state, search);
        for (WorldLaw law : WorldLaw.values()) {
            if (!law.holds(visit)) {
                report.broken(law, state);
            }
        }
    }

    private void step(StepLaw.Step step) {
        report.count(step.result());
        for (StepLaw law : StepLaw.values()) {
            if (!law.holds(step)) {
                report.broken(law, step.before());
            }
        }
        reach(step.result().state());
    }

    private void reach(GameState state) {
        GameState bounded = Successors.bounded(state);
        if (seen.add(bounded)) {
            open.push(bounded);
        }
    }
}
