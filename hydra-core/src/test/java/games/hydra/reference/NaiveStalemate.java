package games.hydra.reference;

import games.hydra.GameState;
import games.hydra.table.Head;
import games.hydra.table.Player;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What the naive search for a stalemate says of a state of the engine. */
public final class NaiveStalemate {
    private NaiveStalemate() {}

    /** Whether a state between two turns is a stalemate; it must be small enough to be searched. */
    public static boolean holds(GameState state) {
        return switch (StalemateSearch.of(table(state))) {
            case STALEMATE -> true;
            case CHANGE_POSSIBLE -> false;
            case TOO_MANY_POSITIONS -> throw new IllegalArgumentException("too many positions");
        };
    }

    private static NaiveTable table(GameState state) {
        boolean byHand = state.players().exists(player -> player.draw().isDealtByHand());
        List<List<String>> draws =
                state.players().map(player -> EngineText.cards(player.draw())).asJava();
        NaiveTable table = new NaiveTable(new NaiveRules(EngineText.options(state.rules())), draws, byHand);
        state.players().zipWithIndex().forEach(entry -> discard(table.players.get(entry._2), entry._1));
        state.heads().toSeq().map(Head::top).forEach(top -> table.growHead(top.toString()));
        return table;
    }

    private static void discard(NaivePiles piles, Player player) {
        List<String> bottomFirst = new ArrayList<>(EngineText.cards(player.discard()));
        Collections.reverse(bottomFirst);
        bottomFirst.forEach(piles::putOnDiscard);
    }
}
