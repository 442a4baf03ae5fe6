package games.hydra.sim;

import games.hydra.Outcome;
import games.hydra.table.PlayerId;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Figures of games, and of groups of games, that were never played. */
final class GameSummaries {
    private GameSummaries() {}

    static Arbitrary<GameSummary> any() {
        Arbitrary<Integer> heads = Arbitraries.integers().between(1, 9);
        return Combinators.combine(
                        Arbitraries.of("a", "b", "c").list().ofMinSize(2).ofMaxSize(4),
                        Arbitraries.integers().between(0, 6),
                        Arbitraries.integers().between(0, 1000),
                        heads,
                        Arbitraries.integers().between(0, 20),
                        heads.list().ofMaxSize(12))
                .as((seats, ending, steps, left, cuts, turns) -> new GameSummary(
                        io.vavr.collection.List.ofAll(seats),
                        ending(ending),
                        steps,
                        left,
                        cuts,
                        io.vavr.collection.List.ofAll(turns)));
    }

    static Arbitrary<Stats> stats() {
        return any().list()
                .ofMaxSize(6)
                .map(games -> games.stream().map(Stats::of).reduce(Stats.EMPTY, Stats::merge));
    }

    private static Ending ending(int kind) {
        return switch (kind) {
            case 0 -> new Ending.Drawn();
            case 1 -> new Ending.Stuck();
            case 2 -> new Ending.Unfinished();
            case 3 -> new Ending.Won(new PlayerId(1), Outcome.Victory.BY_LOSING);
            default -> new Ending.Won(new PlayerId(kind % 2 + 1), Outcome.Victory.BY_SHEDDING);
        };
    }
}
