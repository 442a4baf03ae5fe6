package games.hydra.cli.serve;

import games.hydra.cli.json.Json;
import games.hydra.table.Heads;

/** What lies in the middle of the table, the oldest head first. Everybody sees all of it. */
final class HeadsJson {
    private HeadsJson() {}

    static Json tops(Heads heads) {
        return Json.list(heads.numbered()
                .map(entry -> Json.object()
                        .with("head", entry._1.number())
                        .with("top", CardJson.of(entry._2.top()))
                        .with("size", entry._2.size())));
    }

    /** The cards of each, the top first. */
    static Json cards(Heads heads) {
        return Json.list(heads.numbered()
                .map(entry -> Json.object()
                        .with("head", entry._1.number())
                        .with("cards", CardJson.listFaceUp(entry._2.cards()))));
    }
}
