package games.hydra;

import games.hydra.testkit.Games;
import games.hydra.testkit.Playthrough;
import io.vavr.collection.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.GenerationMode;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;

/** The laws say something only about what generated games reach: every kind of event, action and ending. */
class GamesReachProperties {

    @Property(tries = 600, seed = "20261118", edgeCases = EdgeCasesMode.NONE, generation = GenerationMode.RANDOMIZED)
    @StatisticsReport(onFailureOnly = true)
    void generated_games_have_every_kind_of_event_of_action_and_of_ending(@ForAll("any") Playthrough game) {
        game.actions().forEach(action -> collect("action", kind(action)));
        game.steps().flatMap(step -> step.result().events()).forEach(event -> collect("event", kind(event)));
        game.state().outcome().forEach(outcome -> collect("outcome", ending(outcome)));

        List.of("BeginTurn", "Place", "PlaceJoker", "Reserve", "Swap", "CutOff", "Deal")
                .forEach(kind -> seen("action", kind));
        EventKinds.all().remove(Event.Dealt.class).map(Class::getSimpleName).forEach(kind -> seen("event", kind));
        List.of("BY_SHEDDING", "BY_LOSING", "DRAW").forEach(kind -> seen("outcome", kind));
    }

    private static void collect(String label, String kind) {
        Statistics.label(label).collect(kind);
    }

    private static void seen(String label, String kind) {
        Statistics.label(label).coverage(coverage -> coverage.check(kind).count(count -> count > 0));
    }

    private static String kind(Object value) {
        return value.getClass().getSimpleName();
    }

    private static String ending(Outcome outcome) {
        return outcome instanceof Outcome.Win win ? win.how().name() : "DRAW";
    }

    @Provide
    Arbitrary<Playthrough> any() {
        return Games.any();
    }
}
