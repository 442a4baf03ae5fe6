package games.hydra.cli.serve;

import games.hydra.Outcome;
import games.hydra.Phase;
import games.hydra.Purpose;
import games.hydra.cli.json.Json;
import games.hydra.table.PlayerId;

/** Where in the game we are. {@link SeenPhaseJson} writes the same, as far as it is seen. */
final class PhaseJson implements Phase.Cases<Json.Fields>, Purpose.Cases<Json.Fields> {
    private static final PhaseJson SHARED = new PhaseJson();

    private PhaseJson() {}

    static Json.Fields of(Phase phase) {
        return phase.match(SHARED);
    }

    static Json.Fields of(Purpose purpose) {
        return purpose.match(SHARED);
    }

    @Override
    public Json.Fields betweenTurns(Phase.BetweenTurns phase) {
        return betweenTurns(phase.next());
    }

    @Override
    public Json.Fields holding(Phase.Holding phase) {
        return holding(phase.player(), CardJson.of(phase.card()), phase.remaining(), ReserveJson.of(phase.reserve()));
    }

    @Override
    public Json.Fields awaitingCard(Phase.AwaitingCard phase) {
        return of(phase.purpose());
    }

    @Override
    public Json.Fields over(Phase.Over phase) {
        return over(phase.outcome());
    }

    @Override
    public Json.Fields firstHead(Purpose.FirstHead purpose) {
        return awaitingHead(purpose.player(), purpose.due());
    }

    @Override
    public Json.Fields nextCard(Purpose.NextCard purpose) {
        return awaitingCard(purpose.player(), purpose.due(), ReserveJson.of(purpose.reserve()));
    }

    @Override
    public Json.Fields newHead(Purpose.NewHead purpose) {
        return awaitingHead(purpose.player(), purpose.due());
    }

    static Json.Fields betweenTurns(PlayerId next) {
        return Json.object().with("type", "between-turns").with("next", next.number());
    }

    static Json.Fields holding(PlayerId player, Json card, int remaining, Json reserve) {
        return Json.object()
                .with("type", "holding")
                .with("player", player.number())
                .with("card", card)
                .with("remaining", remaining)
                .with("reserve", reserve);
    }

    static Json.Fields awaitingCard(PlayerId player, int due, Json reserve) {
        return Json.object()
                .with("type", "awaiting-card")
                .with("player", player.number())
                .with("due", due)
                .with("reserve", reserve);
    }

    static Json.Fields awaitingHead(PlayerId player, int due) {
        return Json.object()
                .with("type", "awaiting-head")
                .with("player", player.number())
                .with("due", due);
    }

    static Json.Fields over(Outcome outcome) {
        return Json.object().with("type", "over").with("outcome", OutcomeJson.of(outcome));
    }
}
