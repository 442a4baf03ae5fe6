package games.hydra.reference;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.Dealing;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** The engine and a second implementation, written from the rules alone, agree on every step of many games. */
class LockstepTest {
    private static final int GAMES_FROM_PILES = 20_000;
    private static final int GAMES_BY_HAND = 4_000;
    private static final List<String> EVERYWHERE = List.of(
            "CardPlaced",
            "CardReserved",
            "CardsSwapped",
            "HeadCutOff",
            "PileReshuffled",
            "ReserveTaken",
            "ReserveWentHome",
            "RulesChanged",
            Lockstep.REFUSED,
            NaiveTable.BY_SHEDDING,
            NaiveTable.BY_LOSING);

    @Test
    void gamesDealtFromPilesAreTheSame() {
        Tally tally = play(GAMES_FROM_PILES, Dealing.FROM_PILES);

        requireAtLeast(100, tally, EVERYWHERE);
        requireAtLeast(100, tally, List.of(NaiveTable.DRAW, Lockstep.STALEMATE_AT_MORE_HEADS));
        requireAtLeast(100, tally, List.of(Lockstep.STALEMATE_AT_ONE_HEAD));
        assertThat(tally.of(Lockstep.UNDECIDED)).isLessThan(GAMES_FROM_PILES / 1_000);
    }

    @Test
    void gamesDealtByHandAreTheSame() {
        Tally tally = play(GAMES_BY_HAND, Dealing.BY_HAND);

        requireAtLeast(100, tally, EVERYWHERE);
        requireAtLeast(100, tally, List.of("CardDealtAgain"));
    }

    private static Tally play(int games, Dealing dealing) {
        Tally tally = LongStream.range(0, games)
                .parallel()
                .mapToObj(seed -> Lockstep.play(seed, dealing))
                .reduce(new Tally(), Tally::plus);
        System.out.printf(
                "Lockstep %s: %d games, %d steps%n", dealing, tally.of(Lockstep.GAMES), tally.of(Lockstep.STEPS));
        requireNoDivergence(tally);
        assertThat(tally.of(Lockstep.GAMES)).isEqualTo(games);
        return tally;
    }

    private static void requireNoDivergence(Tally tally) {
        tally.shortestDivergence().ifPresent(shortest -> {
            throw new AssertionError(
                    "%d games diverged; the shortest, with only what matters: %s"
                            .formatted(tally.divergences(), shortest.minimal().getMessage()),
                    shortest);
        });
    }

    private static void requireAtLeast(int times, Tally tally, List<String> things) {
        assertThat(things).as("what came up: %s", tally).allMatch(thing -> tally.of(thing) >= times);
    }
}
