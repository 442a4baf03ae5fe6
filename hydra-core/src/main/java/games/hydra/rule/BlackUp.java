package games.hydra.rule;

import games.hydra.card.FaceUpCard;
import games.hydra.card.Suit;
import io.vavr.control.Option;

/**
 * Option {@code black-up}: black cards go up instead of down. An equal card still ends the turn and aces stay universal; a
 * joker has no colour and goes down.
 */
public record BlackUp() implements PlacementRule {
    static final BlackUp SHARED = new BlackUp();

    private static final Option<Fit> HIGHER = Fit.HIGHER.accepted();

    @Override
    public String code() {
        return "black-up";
    }

    @Override
    public Option<Fit> judge(FaceUpCard card, FaceUpCard top, Option<Fit> before) {
        if (!isBlack(card) || card.isAce() || top.isAce() || card.rank() == top.rank()) {
            return before;
        }
        return top.rank().isLowerThan(card.rank()) ? HIGHER : Option.none();
    }

    private static boolean isBlack(FaceUpCard card) {
        return card.suitOption().exists(suit -> suit.colour() == Suit.Colour.BLACK);
    }
}
