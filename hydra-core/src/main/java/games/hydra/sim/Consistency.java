package games.hydra.sim;

import io.vavr.collection.HashSet;
import io.vavr.collection.SortedMap;
import io.vavr.collection.Stream;
import java.util.function.Function;

/** Whether figures that come from elsewhere can be those of so many games of an experiment. */
record Consistency(Experiment experiment, Stats stats) {

    boolean holds() {
        return seatsAddUp() && strategiesAddUp() && everyGameIsCountedOnce() && endingsAddUp() && turnsAddUp();
    }

    private boolean seatsAddUp() {
        int seated = stats.games() == 0 ? 0 : experiment.players();
        return stats.seats()
                        .keySet()
                        .toVector()
                        .equals(Stream.rangeClosed(1, seated).toVector())
                && stats.seats().values().forAll(tally -> tally.trials() == stats.games());
    }

    private boolean strategiesAddUp() {
        return HashSet.ofAll(experiment.bots()).containsAll(stats.strategies().keySet())
                && total(stats.strategies(), Tally::trials) == total(stats.seats(), Tally::trials)
                && total(stats.strategies(), Tally::successes) == stats.wins();
    }

    private static long total(SortedMap<?, Tally> tallies, Function<Tally, Long> count) {
        return tallies.values().map(count).foldLeft(0L, Math::addExact);
    }

    /** No step begins more than one turn, makes more than one cut, or adds more than one head to the first. */
    private boolean everyGameIsCountedOnce() {
        return Stream.of(stats.turnsPerGame(), stats.stepsPerGame(), stats.headsAtEnd(), stats.cutsPerGame())
                .forAll(figure ->
                        figure.total() == stats.games() && figure.min().forAll(least -> least >= 0));
    }

    private boolean endingsAddUp() {
        return Stream.of(stats.wonByLosing(), stats.stalemates(), stats.draws(), stats.unfinished())
                        .forAll(count -> count >= 0)
                && stats.wins() + stats.stalemates() + stats.unfinished() == stats.games()
                && stats.wonByLosing() <= stats.wins()
                && stats.draws() <= stats.stalemates()
                && stats.stepsPerGame().max().forAll(most -> most <= experiment.mostSteps());
    }

    /** As many games got to a turn as had so many turns or more. */
    private boolean turnsAddUp() {
        if (stats.headsOverTime().turns().size() != stats.turnsPerGame().max().getOrElse(0)) {
            return false;
        }
        long games = stats.games();
        int turn = 0;
        for (HeadsOverTime.AtTurn atTurn : stats.headsOverTime().turns()) {
            games -= stats.turnsPerGame().counts().getOrElse(turn++, 0L);
            if (atTurn.games() != games || atTurn.heads() / games > experiment.mostSteps()) {
                return false;
            }
        }
        return true;
    }
}
