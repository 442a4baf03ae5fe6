package games.hydra;

import games.hydra.notation.RuleSetNotation;
import games.hydra.rule.RuleOption;
import games.hydra.rule.RuleSet;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** The small worlds that are explored. Their cards are few, but high and low, red and black, of one suit and of two. */
final class SmallWorlds {
    private static final Seq<RuleSet> FEW_RULES = rules("standard", "driscoll", "cut=last-resort", "cut=free");
    private static final Seq<RuleSet> MORE_RULES = FEW_RULES.appendAll(rules(
            "cs246-2021",
            "suited",
            "black-up=on",
            "cut=last-resort,stalemate=draw",
            "driscoll,cut=last-resort",
            "reserve-min-heads=1,cut=last-resort,last-reserve=is-played"));

    private SmallWorlds() {}

    static Seq<SmallWorld> all() {
        return everyRuleSet()
                .map(rules -> SmallWorld.dealt(rules, 2, "2S 3H KS Joker"))
                .appendAll(MORE_RULES.map(rules -> SmallWorld.dealt(rules, 2, "2S 2S 3H 3H KS KS")))
                .appendAll(FEW_RULES.map(rules -> SmallWorld.dealt(rules, 3, "AS AS 3H 3H KS KS")))
                .appendAll(MORE_RULES.map(rules -> SmallWorld.byHand(rules, 2, 3, "2S KH")))
                .append(SmallWorld.dealt(RuleSet.STANDARD, 2, "2S 2S 2S 2S 3H 3H 3H 3H"));
    }

    private static Seq<RuleSet> rules(String... texts) {
        return List.of(texts).map(text -> RuleSetNotation.read(text).get());
    }

    /** Every combination of the options that can change during a game. */
    static Seq<RuleSet> everyRuleSet() {
        return RuleOption.all()
                .reject(RuleOption::isFixedByDeal)
                .foldLeft(
                        List.of(RuleSet.STANDARD),
                        (combined, option) -> combined.flatMap(rules -> option.words()
                                .map(word -> option.write(rules, word).get())));
    }
}
