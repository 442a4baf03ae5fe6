package games.hydra.testkit;

import games.hydra.card.FaceUpCard;
import games.hydra.card.Rank;
import games.hydra.rule.Fit;
import games.hydra.rule.PlacementRule;
import io.vavr.control.Option;

/** A made-up house rule that forbids: nothing goes on a king. */
public record KingsAreWalls() implements PlacementRule {

    @Override
    public String code() {
        return "kings-are-walls";
    }

    @Override
    public Option<Fit> judge(FaceUpCard card, FaceUpCard top, Option<Fit> before) {
        return top.rank() == Rank.KING ? Option.none() : before;
    }
}
