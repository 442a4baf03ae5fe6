package games.hydra.rule;

import games.hydra.card.FaceUpCard;
import io.vavr.control.Option;

/** R4.1 to R4.3: lower, equal, or on an ace. */
public record StandardPlacement() implements PlacementRule {
    static final StandardPlacement SHARED = new StandardPlacement();

    private static final Option<Fit> LOWER = Fit.LOWER.accepted();
    private static final Option<Fit> EQUAL = Fit.EQUAL.accepted();
    private static final Option<Fit> ON_ACE = Fit.ON_ACE.accepted();

    @Override
    public String code() {
        return "standard";
    }

    @Override
    public Option<Fit> judge(FaceUpCard card, FaceUpCard top, Option<Fit> before) {
        if (card.rank() == top.rank()) {
            return EQUAL;
        }
        if (top.isAce()) {
            return ON_ACE;
        }
        return card.rank().isLowerThan(top.rank()) ? LOWER : Option.none();
    }
}
