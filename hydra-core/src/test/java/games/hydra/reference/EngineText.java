package games.hydra.reference;

import games.hydra.Action;
import games.hydra.GameState;
import games.hydra.rule.RuleOption;
import games.hydra.rule.RuleSet;
import games.hydra.table.CountedPile;
import games.hydra.table.KnownPile;
import games.hydra.table.Pile;
import games.hydra.table.Player;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What the engine says, in the words of the naive game. */
final class EngineText {

    private EngineText() {}

    static String describe(GameState state, int stalematesReported) {
        return "heads " + heads(state) + " players "
                + state.players().map(EngineText::player).asJava() + " "
                + state.phase().match(new EnginePhaseText()) + " stalemate " + state.stalemate() + " reported "
                + stalematesReported;
    }

    private static Map<Integer, List<String>> heads(GameState state) {
        Map<Integer, List<String>> heads = new TreeMap<>();
        state.heads()
                .numbered()
                .forEach(entry -> heads.put(
                        entry._1.number(),
                        entry._2.cards().map(Object::toString).asJava()));
        return heads;
    }

    private static String player(Player player) {
        return "draw " + cards(player.draw()) + " discard " + cards(player.discard());
    }

    static List<String> cards(Pile pile) {
        if (pile instanceof KnownPile known) {
            List<String> cards = new ArrayList<>();
            known.cards().forEach(card -> cards.add(card.toString()));
            return cards;
        }
        return Collections.nCopies(((CountedPile) pile).size(), NaiveCards.UNKNOWN);
    }

    /** Every option with its value, in the order of their names. */
    static Map<String, String> options(RuleSet rules) {
        Map<String, String> options = new TreeMap<>();
        RuleOption.all().forEach(option -> options.put(option.code(), option.read(rules)));
        return options;
    }

    static NaiveMove move(Action action) {
        return action.match(new EngineMoveText());
    }
}
