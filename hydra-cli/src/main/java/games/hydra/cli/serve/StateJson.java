package games.hydra.cli.serve;

import games.hydra.GameState;
import games.hydra.Hydra;
import games.hydra.cli.json.Json;
import games.hydra.notation.RuleSetNotation;
import games.hydra.table.Pile;
import games.hydra.table.Player;
import java.util.function.Function;

/** A game as whoever runs it sees it: with the card in hand. What shuffles come from is not there. */
final class StateJson {
    private StateJson() {}

    /** What is needed to go on: the tops of the heads, and how many cards everybody has. */
    static Json summary(Table table) {
        GameState state = table.state();
        return Json.object()
                .with("actions", table.game().actions().size())
                .with("rules", RuleSetNotation.write(state.rules()))
                .with("heads", HeadsJson.tops(state.heads()))
                .with("players", players(state, pile -> new Json.Whole(pile.size())))
                .with("phase", PhaseJson.of(state.phase()))
                .with("stalemate", state.stalemate());
    }

    /** Everything, with the order of the piles. */
    static Json whole(GameState state) {
        return Json.object()
                .with("rules", RuleSetNotation.write(state.rules()))
                .with("heads", HeadsJson.cards(state.heads()))
                .with("players", players(state, PileJson::of))
                .with("phase", PhaseJson.of(state.phase()))
                .with("stalemate", state.stalemate())
                .with("moves", ActionJson.list(Hydra.legalActions(state)));
    }

    private static Json players(GameState state, Function<Pile, Json> pile) {
        return Json.list(state.players().zipWithIndex((player, index) -> player(index + 1, player, pile)));
    }

    private static Json player(int number, Player player, Function<Pile, Json> pile) {
        return Json.object()
                .with("player", number)
                .with("draw", pile.apply(player.draw()))
                .with("discard", pile.apply(player.discard()));
    }
}
