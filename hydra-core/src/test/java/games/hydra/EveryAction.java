package games.hydra;

import games.hydra.card.Deck;
import games.hydra.card.Rank;
import games.hydra.rule.RuleSet;
import games.hydra.table.HeadId;
import java.util.ArrayList;
import java.util.List;

/** Every action that could be written down in a state, sensible or not, with heads that are not on the table. */
final class EveryAction {
    private static final List<Action> DEALS =
            Deck.kinds().<Action>map(Action.Deal::new).asJava();
    private static final List<Action> PLAIN =
            List.of(new Action.BeginTurn(), new Action.Reserve(), new Action.Swap(), new Action.CutOff());

    private EveryAction() {}

    /** All of them but {@link Action.ChangeRules}, which is no move. */
    static List<Action> in(GameState state) {
        List<Action> actions = new ArrayList<>(PLAIN);
        actions.addAll(DEALS);
        for (int number = state.heads().oldest().number() - 1;
                number <= state.heads().next().number();
                number++) {
            HeadId head = new HeadId(number);
            actions.add(new Action.Place(head));
            Rank.all().forEach(rank -> actions.add(new Action.PlaceJoker(head, rank)));
        }
        return actions;
    }

    /** Changes of rules: to the same, to others, and to others that the deal depends on. */
    static List<Action.ChangeRules> ruleChanges(GameState state) {
        RuleSet rules = state.rules();
        return List.of(
                new Action.ChangeRules(rules),
                new Action.ChangeRules(rules.withSuitMatch(!rules.suitMatch())),
                new Action.ChangeRules(rules.withJokers(rules.jokers() + 1)));
    }
}
