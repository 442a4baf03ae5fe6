package games.hydra.sim;

import games.hydra.Outcome;
import games.hydra.table.PlayerId;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import java.util.Objects;
import java.util.function.BiFunction;

/**
 * The figures of any number of games. With {@link #EMPTY} and {@link #merge} they form a commutative monoid: whole numbers
 * only, so that games may be counted in any order and in any groups, and the figures come out the same to the last digit.
 *
 * <p>Every game is either won, a stalemate or unfinished. A stalemate may be a draw by the rules (R6.5).
 *
 * <pre>{@code
 * Experiment experiment = new Experiment(RuleSet.STANDARD, 2, List.of("greedy", "random"), 42L, 100_000);
 * Stats stats = Run.play(experiment, new GameRange(1, 10)).stats();
 * long games = stats.games(); // 10
 * Tally greedy = stats.strategies().get("greedy").get();
 * boolean likely = greedy.wilson().contains(greedy.share()); // true
 * }</pre>
 *
 * @param strategies the wins of each strategy. A trial is one seat in one game: a strategy that plays two seats of a game
 *     is tried twice, and wins at most once. So all trials are games times seats, and a strategy that is as good as the
 *     others wins one of so many trials as there are seats
 * @param seats the wins of each seat, by its number from 1. A trial is a game
 * @param turnsPerGame how many turns the games had
 * @param stepsPerGame how many actions the games had, beginning a turn among them
 * @param headsAtEnd how many heads lay on the table when the games ended
 * @param cutsPerGame how many heads were cut off in the games
 * @param wonByLosing how many games were won by losing (R6.3)
 * @param stalemates how many games came to a stalemate (R6.5)
 * @param draws how many of these the rules made a draw
 * @param unfinished how many games were given up at the bound on steps
 * @param headsOverTime how many heads lay on the table as the games went on
 */
public record Stats(
        SortedMap<String, Tally> strategies,
        SortedMap<Integer, Tally> seats,
        Histogram turnsPerGame,
        Histogram stepsPerGame,
        Histogram headsAtEnd,
        Histogram cutsPerGame,
        long wonByLosing,
        long stalemates,
        long draws,
        long unfinished,
        HeadsOverTime headsOverTime) {

    /** No game yet. */
    public static final Stats EMPTY = new Stats(
            TreeMap.empty(),
            TreeMap.empty(),
            Histogram.EMPTY,
            Histogram.EMPTY,
            Histogram.EMPTY,
            Histogram.EMPTY,
            0,
            0,
            0,
            0,
            HeadsOverTime.EMPTY);

    public Stats {
        Objects.requireNonNull(strategies);
        Objects.requireNonNull(seats);
        Objects.requireNonNull(turnsPerGame);
        Objects.requireNonNull(stepsPerGame);
        Objects.requireNonNull(headsAtEnd);
        Objects.requireNonNull(cutsPerGame);
        Objects.requireNonNull(headsOverTime);
    }

    /** The figures of one game. */
    public static Stats of(GameSummary game) {
        return of(List.of(game));
    }

    /** The figures of these games: the same as of each of them, merged. */
    public static Stats of(Seq<GameSummary> games) {
        return new Stats(
                strategies(games),
                seats(games),
                Histogram.of(games.map(GameSummary::turns)),
                Histogram.of(games.map(GameSummary::steps)),
                Histogram.of(games.map(GameSummary::heads)),
                Histogram.of(games.map(GameSummary::cuts)),
                games.count(Stats::isWonByLosing),
                games.count(Stats::isStalemate),
                games.count(game -> game.ending() instanceof Ending.Drawn),
                games.count(game -> game.ending() instanceof Ending.Unfinished),
                HeadsOverTime.ofGames(games.map(GameSummary::headsAtTurns)));
    }

    private static boolean isWonByLosing(GameSummary game) {
        return game.ending() instanceof Ending.Won won && won.how() == Outcome.Victory.BY_LOSING;
    }

    private static boolean isStalemate(GameSummary game) {
        return game.ending() instanceof Ending.Drawn || game.ending() instanceof Ending.Stuck;
    }

    private static SortedMap<String, Tally> strategies(Seq<GameSummary> games) {
        return tallies(games, (game, seat) -> game.seats().get(seat - 1));
    }

    private static SortedMap<Integer, Tally> seats(Seq<GameSummary> games) {
        return tallies(games, (game, seat) -> seat);
    }

    /** How often each was tried and won, where a function says whose trial a seat of a game is. */
    private static <K extends Comparable<K>> SortedMap<K, Tally> tallies(
            Seq<GameSummary> games, BiFunction<GameSummary, Integer, K> whose) {
        SortedMap<K, Tally> tallies = TreeMap.empty();
        for (GameSummary game : games) {
            int winner = game.ending().winner().map(PlayerId::number).getOrElse(0);
            for (int seat = 1; seat <= game.seats().size(); seat++) {
                tallies = tallies.put(whose.apply(game, seat), Tally.of(seat == winner), Tally::merge);
            }
        }
        return tallies;
    }

    /**
     * The figures of the games of both.
     *
     * @throws ArithmeticException if there are more than a {@code long} can count
     */
    public Stats merge(Stats other) {
        return new Stats(
                strategies.merge(other.strategies, Tally::merge),
                seats.merge(other.seats, Tally::merge),
                turnsPerGame.merge(other.turnsPerGame),
                stepsPerGame.merge(other.stepsPerGame),
                headsAtEnd.merge(other.headsAtEnd),
                cutsPerGame.merge(other.cutsPerGame),
                Math.addExact(wonByLosing, other.wonByLosing),
                Math.addExact(stalemates, other.stalemates),
                Math.addExact(draws, other.draws),
                Math.addExact(unfinished, other.unfinished),
                headsOverTime.merge(other.headsOverTime));
    }

    /** How many games there were. */
    public long games() {
        return stepsPerGame.total();
    }

    /** How many actions were done in all games. */
    public long steps() {
        return stepsPerGame.sum();
    }

    /** How many games somebody won. */
    public long wins() {
        return seats.values().map(Tally::successes).foldLeft(0L, Math::addExact);
    }
}
