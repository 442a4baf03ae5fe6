package games.hydra.testkit;

import games.hydra.notation.RuleSetNotation;
import games.hydra.rule.Fit;
import games.hydra.rule.PlacementRule;
import games.hydra.rule.RuleSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What placement rules owe the engine: to be pure functions, with names that can be written down. */
interface RuleLaws {
    @Property(tries = 10)
    default void a_rule_always_answers(@ForAll("ruleSets") RuleSet rules) {
        for (PlacementRule rule : rules.ownRules()) {
            PlacementQuestion.all()
                    .forEach(question -> Law.holds(question, "an answer that is not null", question.ask(rule) != null));
        }
    }

    /** Each question is asked twice, the second time in the opposite order. */
    @Property(tries = 10)
    default void a_rule_gives_the_same_answer_to_the_same_question(@ForAll("ruleSets") RuleSet rules) {
        for (PlacementRule rule : rules.ownRules()) {
            Vector<Option<Fit>> answers = PlacementQuestion.all().map(question -> question.ask(rule));
            for (int asked = answers.size() - 1; asked >= 0; asked--) {
                PlacementQuestion question = PlacementQuestion.all().get(asked);
                Law.equal(question, answers.get(asked), question.ask(rule));
            }
        }
    }

    @Property
    default void a_rule_has_a_code_of_its_own_that_stays(@ForAll("ruleSets") RuleSet rules) {
        Seq<String> codes = rules.ownRules().map(PlacementRule::code);

        Law.holds(rules, "codes that are not blank", codes.forAll(code -> code != null && !code.isBlank()));
        Law.equal(rules, codes, rules.ownRules().map(PlacementRule::code));
        Law.equal(rules, rules.ownRules().distinct().size(), codes.distinct().size());
    }

    @Property
    default void rules_can_be_written_down_and_read_again(@ForAll("ruleSets") RuleSet rules) {
        Law.equal(rules, Either.right(rules), RuleSetNotation.read(RuleSetNotation.write(rules), rules.ownRules()));
    }
}
