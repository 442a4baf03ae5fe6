package games.hydra.rule;

import static org.assertj.core.api.Assertions.assertThat;

import games.hydra.card.Card;
import games.hydra.card.Deck;
import games.hydra.card.FaceUpCard;
import games.hydra.table.Head;
import games.hydra.table.HeadId;
import games.hydra.table.Heads;
import games.hydra.testkit.KingsAreWalls;
import games.hydra.testkit.OneUp;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is looked up is what the rules would answer, for every card on every top. */
class PlacementAnswersTest {
    private static final Vector<FaceUpCard> FACES =
            Vector.range(0, FaceUpCard.KINDS).map(FaceUpCard::ofIndex);
    private static final Heads EVERY_TOP = Heads.from(new HeadId(1), FACES.map(Head::of));

    /** Rule sets with the rules that they consist of, in order. */
    record Asked(RuleSet rules, List<PlacementRule> inOrder) {}

    static Iterable<Asked> ruleSets() {
        PlacementRule standard = new StandardPlacement();
        return List.of(
                new Asked(RuleSet.STANDARD, List.of(standard)),
                new Asked(RuleSet.STANDARD.withBlackUp(true), List.of(standard, new BlackUp())),
                new Asked(RuleSet.STANDARD.withSuitMatch(true), List.of(standard, new SuitMatch())),
                new Asked(
                        RuleSet.STANDARD.withSuitMatch(true).withBlackUp(true),
                        List.of(standard, new BlackUp(), new SuitMatch())),
                new Asked(
                        RuleSet.STANDARD
                                .withSuitMatch(true)
                                .withOwnRule(new KingsAreWalls())
                                .withOwnRule(new OneUp()),
                        List.of(standard, new SuitMatch(), new KingsAreWalls(), new OneUp())));
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    void a_fit_is_what_the_rules_answer_one_after_the_other(Asked asked) {
        for (FaceUpCard card : FACES) {
            assertThat(FACES.map(top -> asked.rules().fit(card, top)))
                    .as("%s", card)
                    .isEqualTo(FACES.map(top -> ask(asked, card, top)));
        }
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    void a_card_may_lie_in_the_ways_that_fit(Asked asked) {
        for (Card card : Deck.kinds()) {
            assertThat(FACES.map(top -> Vector.ofAll(asked.rules().fitting(card, top))))
                    .as("%s", card)
                    .isEqualTo(FACES.map(top -> fitting(asked, card, top)));
        }
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    void the_tops_that_accept_a_card_are_those_on_which_it_may_lie(Asked asked) {
        for (Card card : Deck.kinds()) {
            assertThat(FACES.filter(asked.rules().topsAccepting(card, EVERY_TOP)::contains))
                    .as("%s", card)
                    .isEqualTo(FACES.filter(top -> !fitting(asked, card, top).isEmpty()));
        }
    }

    private static Vector<FaceUpCard> fitting(Asked asked, Card card, FaceUpCard top) {
        Seq<FaceUpCard> faces =
                card.faces().filter(face -> ask(asked, face, top).isDefined());
        return Vector.ofAll(faces);
    }

    private static Option<Fit> ask(Asked asked, FaceUpCard card, FaceUpCard top) {
        return asked.inOrder().foldLeft(Option.none(), (verdict, rule) -> rule.judge(card, top, verdict));
    }
}
