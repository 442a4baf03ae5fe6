package games.hydra.rule;

import games.hydra.card.FaceUpCard;
import io.vavr.control.Option;

/**
 * Option {@code suit-match}: a card may also be placed on a head whose top has its suit, whatever the values. What the
 * rules before accept stays as it is, so an equal card still ends the turn; a joker has no suit.
 */
public record SuitMatch() implements PlacementRule {
    static final SuitMatch SHARED = new SuitMatch();

    private static final Option<Fit> SAME_SUIT = Fit.SAME_SUIT.accepted();

    @Override
    public String code() {
        return "suit-match";
    }

    @Override
    public Option<Fit> judge(FaceUpCard card, FaceUpCard top, Option<Fit> before) {
        return before.isEmpty() && haveSameSuit(card, top) ? SAME_SUIT : before;
    }

    private static boolean haveSameSuit(FaceUpCard card, FaceUpCard top) {
        return card.suitOption().isDefined() && card.suitOption().equals(top.suitOption());
    }
}
