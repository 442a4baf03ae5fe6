package games.hydra.testkit;

import games.hydra.card.FaceUpCard;
import games.hydra.notation.RuleSetNotation;
import games.hydra.rule.Fit;
import games.hydra.rule.PlacementRule;
import games.hydra.rule.RuleSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What placement rules owe the engine: to be pure functions with a name, and equal if they are the same. */
interface RuleLaws {
    /** The rules under test, built by the subclass once more. */
    Arbitrary<RuleSet> rulesBuiltAnew();

    @Property(tries = 10)
    default void a_rule_always_answers(@ForAll("ruleSets") RuleSet rules) {
        for (PlacementRule rule : rules.ownRules()) {
            Question.all()
                    .forEach(question -> Law.holds(question, "an answer that is not null", question.ask(rule) != null));
        }
    }

    /** Each question is asked twice, the second time in the opposite order. */
    @Property(tries = 10)
    default void a_rule_gives_the_same_answer_to_the_same_question(@ForAll("ruleSets") RuleSet rules) {
        for (PlacementRule rule : rules.ownRules()) {
            Seq<Option<Fit>> forth = Question.all().map(question -> question.ask(rule));
            Seq<Option<Fit>> back = Question.all().reverse().map(question -> question.ask(rule));

            forth.zip(back.reverse())
                    .zip(Question.all())
                    .forEach(asked -> Law.equal(asked._2, asked._1._1, asked._1._2));
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

    @Property
    default void rules_that_are_built_in_the_same_way_are_equal(@ForAll long seed) {
        RuleSet one = rulesBuiltAnew().generator(1).next(new Random(seed)).value();
        RuleSet two = rulesBuiltAnew().generator(1).next(new Random(seed)).value();

        Law.equal(one, one, two);
        Law.equal(one, one.hashCode(), two.hashCode());
    }

    /** What a rule can be asked: every card on every top, after a refusal, an answer, and one that ends the turn. */
    record Question(FaceUpCard card, FaceUpCard top, Option<Fit> before) {
        private static final Vector<Option<Fit>> BEFORE =
                Vector.of(Option.none(), Fit.LOWER.accepted(), Fit.EQUAL.accepted());
        private static final Vector<FaceUpCard> FACES =
                Vector.range(0, FaceUpCard.KINDS).map(FaceUpCard::ofIndex);
        private static final Vector<Question> ALL =
                FACES.flatMap(card -> FACES.flatMap(top -> BEFORE.map(before -> new Question(card, top, before))));

        static Vector<Question> all() {
            return ALL;
        }

        Option<Fit> ask(PlacementRule rule) {
            return rule.judge(card, top, before);
        }
    }
}
