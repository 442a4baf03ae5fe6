package games.hydra.cli.serve;

import games.hydra.cli.json.Json;
import games.hydra.notation.RuleSetNotation;
import games.hydra.view.KnownCards;
import games.hydra.view.PileCounts;
import games.hydra.view.PlayerView;
import io.vavr.collection.Seq;

/** A game as a player or a spectator sees and remembers it. */
final class ViewJson {
    private ViewJson() {}

    static Json of(PlayerView view) {
        Seq<Json> players =
                view.piles().zip(view.known()).zipWithIndex((entry, index) -> player(index + 1, entry._1, entry._2));
        return Json.object()
                .with("rules", RuleSetNotation.write(view.rules()))
                .with("heads", HeadsJson.cards(view.heads()))
                .with("players", Json.list(players))
                .with("phase", SeenPhaseJson.of(view.phase()))
                .with("stalemate", view.stalemate())
                .with("moves", ActionJson.list(view.moves()));
    }

    private static Json player(int number, PileCounts piles, KnownCards known) {
        return Json.object()
                .with("player", number)
                .with("draw", piles.draw())
                .with("discard", piles.discard())
                .with("known", known(known));
    }

    private static Json known(KnownCards known) {
        return Json.object()
                .with("discarded", CardJson.list(known.discarded().toList()))
                .with("elsewhere", CardJson.list(known.elsewhere().toList()))
                .with("top", known.top().map(CardJson::of).getOrElse(new Json.Nothing()));
    }
}
