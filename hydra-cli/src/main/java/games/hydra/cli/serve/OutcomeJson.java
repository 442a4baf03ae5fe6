package games.hydra.cli.serve;

import games.hydra.Outcome;
import games.hydra.cli.json.Json;

/** How a game ended. */
final class OutcomeJson {
    private OutcomeJson() {}

    static Json of(Outcome outcome) {
        return outcome.match(
                win -> Json.object()
                        .with("type", "win")
                        .with("player", win.player().number())
                        .with("how", victory(win.how())),
                draw -> Json.object().with("type", "draw"));
    }

    private static String victory(Outcome.Victory how) {
        return switch (how) {
            case BY_SHEDDING -> "by-shedding";
            case BY_LOSING -> "by-losing";
        };
    }
}
