package games.hydra.testkit;

import games.hydra.card.FaceUpCard;
import games.hydra.rule.Fit;
import games.hydra.rule.PlacementRule;
import io.vavr.control.Option;

/** A made-up house rule that allows: a card may also go one up, and ends the turn by it. */
public record OneUp() implements PlacementRule {
    private static final Fit ONE_UP = new Fit("one-up", true);

    @Override
    public String code() {
        return "one-up";
    }

    @Override
    public Option<Fit> judge(FaceUpCard card, FaceUpCard top, Option<Fit> before) {
        boolean oneUp = card.rank().value() == top.rank().value() + 1;
        return before.isEmpty() && oneUp ? Option.some(ONE_UP) : before;
    }
}
