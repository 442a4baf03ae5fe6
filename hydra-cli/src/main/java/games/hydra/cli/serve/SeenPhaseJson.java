package games.hydra.cli.serve;

import games.hydra.cli.json.Json;
import games.hydra.view.SeenPhase;

/** Where in the game we are, as somebody sees it. */
final class SeenPhaseJson implements SeenPhase.Cases<Json.Fields> {
    private static final SeenPhaseJson SHARED = new SeenPhaseJson();

    private SeenPhaseJson() {}

    static Json.Fields of(SeenPhase phase) {
        return phase.match(SHARED);
    }

    @Override
    public Json.Fields betweenTurns(SeenPhase.BetweenTurns phase) {
        return PhaseJson.betweenTurns(phase.next());
    }

    @Override
    public Json.Fields holding(SeenPhase.Holding phase) {
        return PhaseJson.holding(
                phase.player(), CardJson.of(phase.card()), phase.remaining(), ReserveJson.of(phase.reserve()));
    }

    @Override
    public Json.Fields awaitingCard(SeenPhase.AwaitingCard phase) {
        return PhaseJson.awaitingCard(phase.player(), phase.due(), ReserveJson.of(phase.reserve()));
    }

    @Override
    public Json.Fields awaitingHead(SeenPhase.AwaitingHead phase) {
        return PhaseJson.awaitingHead(phase.player(), phase.due());
    }

    @Override
    public Json.Fields over(SeenPhase.Over phase) {
        return PhaseJson.over(phase.outcome());
    }
}
