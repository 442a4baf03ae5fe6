package games.hydra.cli.serve;

import games.hydra.cli.json.Json;
import games.hydra.table.Pile;

/** A pile as whoever runs the game sees it: its cards, the top first; or, dealt by hand, how many there are. */
final class PileJson {
    private PileJson() {}

    static Json of(Pile pile) {
        return pile.isDealtByHand() ? new Json.Whole(pile.size()) : CardJson.list(pile.possibleCards());
    }
}
