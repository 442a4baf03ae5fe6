package games.hydra.testkit;

import games.hydra.card.FaceUpCard;
import games.hydra.rule.Fit;
import games.hydra.rule.PlacementRule;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What a rule can be asked: every card on every top, after a refusal, an answer, and one that ends the turn. */
record PlacementQuestion(FaceUpCard card, FaceUpCard top, Option<Fit> before) {
    private static final Vector<Option<Fit>> BEFORE =
            Vector.of(Option.none(), Fit.LOWER.accepted(), Fit.EQUAL.accepted());
    private static final Vector<FaceUpCard> FACES =
            Vector.range(0, FaceUpCard.KINDS).map(FaceUpCard::ofIndex);
    private static final Vector<PlacementQuestion> ALL =
            FACES.flatMap(card -> FACES.flatMap(top -> BEFORE.map(before -> new PlacementQuestion(card, top, before))));

    static Vector<PlacementQuestion> all() {
        return ALL;
    }

    Option<Fit> ask(PlacementRule rule) {
        return rule.judge(card, top, before);
    }
}
